/** Who runs a copy of the site, and how long they keep what they receive. A field that the build was not given is undefined. */
export interface Operator {
  readonly name: string | undefined;
  /** A postal address in one line. */
  readonly address: string | undefined;
  readonly email: string | undefined;
  /** How long the server's logs are kept, days. */
  readonly logDays: number | undefined;
  /** How long statistics are kept, months. */
  readonly statisticsMonths: number | undefined;
}

export const NOT_NAMED = 'This copy of the site doesn’t say who runs it.';

/** The line in the footer; the e-mail address follows it as a link. */
export function operatorLine({ name, address }: Operator): string {
  if (name === undefined) return NOT_NAMED;
  return address === undefined ? `Run by ${name}.` : `Run by ${name}, ${address}.`;
}
