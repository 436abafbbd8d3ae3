/**
 * Which pages the browser may fetch ahead: those that links of a page lead to, once the visitor points at one. They are not rendered
 * ahead, because a page that nobody has seen must not count as a view.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
