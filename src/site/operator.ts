import type { Operator } from '#content';

/** The operator that the build was told. The build validates the variables; an empty one counts as missing. */
export const OPERATOR: Operator = {
  name: given(import.meta.env.VITE_OPERATOR_NAME),
  address: given(import.meta.env.VITE_OPERATOR_ADDRESS),
  email: given(import.meta.env.VITE_OPERATOR_EMAIL),
  logDays: count(import.meta.env.VITE_LOG_DAYS),
  statisticsMonths: count(import.meta.env.VITE_STATISTICS_MONTHS),
};

function given(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return text === '' ? undefined : text;
}

function count(value: string | undefined): number | undefined {
  const text = given(value);
  return text === undefined ? undefined : Number(text);
}
