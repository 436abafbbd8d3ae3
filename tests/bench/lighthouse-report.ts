/** The figures of one run of Lighthouse. */
export interface Report {
  readonly figures: {
    /** Scores, 0 to 100. */
    readonly performance: number;
    readonly accessibility: number;
    readonly 'best-practices': number;
    readonly seo: number;
    /** Cumulative layout shift, 0 for none. */
    readonly cls: number;
    /** First and largest contentful paint, total blocking time; ms, as simulated for a phone. */
    readonly fcp: number;
    readonly lcp: number;
    readonly tbt: number;
  };
  /** Audits of accessibility, best practices and SEO that failed, a line each. */
  readonly failures: readonly string[];
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/**
 * Reads Lighthouse's JSON.
 * @throws Error when a figure is missing, for example because the page did not load.
 */
export function readReport(json: unknown): Report {
  const score = (category: string) =>
    Math.round(100 * number(json, 'categories', category, 'score'));
  const value = (audit: string) => number(json, 'audits', audit, 'numericValue');
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      cls: value('cumulative-layout-shift'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
    },
    failures: CATEGORIES.flatMap((category) => failuresOf(json, category)),
  };
}

function failuresOf(json: unknown, category: string): string[] {
  const refs = at(json, 'categories', category, 'auditRefs');
  if (!Array.isArray(refs)) return [];
  return refs.flatMap((ref: unknown) => {
    const id = at(ref, 'id');
    if (typeof id !== 'string' || at(ref, 'weight') === 0) return [];
    const score = at(json, 'audits', id, 'score');
    return typeof score === 'number' && score < 1
      ? [`${category}: ${String(at(json, 'audits', id, 'title'))}`]
      : [];
  });
}

function at(json: unknown, ...keys: readonly string[]): unknown {
  let value = json;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function number(json: unknown, ...keys: readonly string[]): number {
  const value = at(json, ...keys);
  if (typeof value !== 'number') throw new Error(`Lighthouse's report has no ${keys.join('.')}.`);
  return value;
}
