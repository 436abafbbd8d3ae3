/**
 * The style of browsers without JavaScript: hides every button, and what `data-needs-script` marks. In a noscript element, because browsers
 * of the baseline lack `@media (scripting: none)`. Important, because the site's own rules are more specific.
 */
export const NO_SCRIPT_STYLE = 'button,[data-needs-script]{display:none!important}';
