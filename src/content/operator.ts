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

/** For the footer, which doesn't say that nobody is named. */
export function operatorLine({ name, address }: Operator): string {
  if (name === undefined) return '';
  return endSentence(address === undefined ? `Run by ${name}` : `Run by ${name}, ${address}`);
}

/** A name may end in a full stop of its own, as in 'sp. z o.o.' */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
