import { type Companies, DEFAULT_ORIGIN, type Operator } from '#content';
import { ADS_COMPANY, ANALYTICS_ADDRESS, HELPER_COMPANY } from './services.ts';

/** The build validates these variables; an empty one counts as missing. */
export const OPERATOR: Operator = {
  name: given(import.meta.env.VITE_OPERATOR_NAME),
  address: given(import.meta.env.VITE_OPERATOR_ADDRESS),
  email: given(import.meta.env.VITE_OPERATOR_EMAIL),
  logDays: count(import.meta.env.VITE_LOG_DAYS),
};

export function companies(): Companies {
  return {
    posthog: {
      name: 'PostHog',
      policy: 'https://posthog.com/privacy',
      months: count(import.meta.env.VITE_STATISTICS_MONTHS),
    },
    adverts: {
      name: ADS_COMPANY,
      policy: given(import.meta.env.VITE_ADS_POLICY),
      months: count(import.meta.env.VITE_ADS_MONTHS),
    },
    helper: {
      name: HELPER_COMPANY,
      policy: given(import.meta.env.VITE_HELPER_POLICY),
      months: count(import.meta.env.VITE_HELPER_MONTHS),
    },
    analyticsHost: new URL(ANALYTICS_ADDRESS).host,
  };
}

const GIVEN = given(import.meta.env.VITE_SITE_ORIGIN);

const ORIGIN = GIVEN === undefined ? DEFAULT_ORIGIN : new URL(GIVEN).origin;

export function absoluteUrl(path: string): string {
  return new URL(path, ORIGIN).href;
}

function given(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return text === '' ? undefined : text;
}

function count(value: string | undefined): number | undefined {
  const text = given(value);
  return text === undefined ? undefined : Number(text);
}
