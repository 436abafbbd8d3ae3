export interface Operator {
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly email: string | undefined;
  readonly logDays: number | undefined;
}

export interface Company {
  readonly name: string | undefined;
  readonly policy: string | undefined;
  readonly months: number | undefined;
}

export interface Companies {
  readonly posthog: Company;
  readonly adverts: Company;
  readonly helper: Company;
  readonly analyticsHost: string;
}

export const NOT_NAMED = 'This copy of the site doesn’t say who runs it.';

export function operatorLine({ name, address }: Operator): string {
  if (name === undefined) return NOT_NAMED;
  return address === undefined ? `Run by ${name}.` : `Run by ${name}, ${address}.`;
}
