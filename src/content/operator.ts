/**
 * Who runs a copy of the site, and how long they keep data. Fields that the build isn't given are
 * undefined.
 */
export interface Operator {
  readonly name: string | undefined;
  /** A postal address in one line. */
  readonly address: string | undefined;
  readonly email: string | undefined;
  /** How long the server's logs are kept, days. */
  readonly logDays: number | undefined;
}

/** Receives data of visitors who consent to it. */
export interface Company {
  readonly name: string | undefined;
  /** The URL of its privacy policy. */
  readonly policy: string | undefined;
  /** How long it keeps data, months. */
  readonly months: number | undefined;
}

export interface Companies {
  readonly posthog: Company;
  readonly adverts: Company;
  readonly helper: Company;
  /** The host that statistics are sent to. */
  readonly analyticsHost: string;
}

export const NOT_NAMED = 'This copy of the site doesn’t say who runs it.';

/** The line in the footer; the e-mail address follows it as a link. */
export function operatorLine({ name, address }: Operator): string {
  if (name === undefined) return NOT_NAMED;
  return address === undefined ? `Run by ${name}.` : `Run by ${name}, ${address}.`;
}
