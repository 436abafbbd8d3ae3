/** Statistics, as a host that offers nothing else configures them. */
const ANALYTICS = { VITE_POSTHOG_KEY: 'phc_builds' };

const ADVERTS = {
  VITE_ADS_SCRIPT: 'https://ads.example/ads.js',
  VITE_ADS_CLIENT: 'ca-pub-1',
  VITE_ADS_SLOT: '42',
};

const HELPER = { VITE_HELPER_SCRIPT: 'https://helper.example/helper.js' };

/** Longer than most, with letters of two bytes each. */
const NAMES = {
  VITE_SITE_ORIGIN: 'https://the-dinosaur-runner-of-a-long-name.example',
  VITE_OPERATOR_NAME: 'Zażółć Gęślą Jaźń Spółka z ograniczoną odpowiedzialnością',
  VITE_OPERATOR_ADDRESS: 'ul. Księcia Bolesława Krzywoustego 123/45, 85-001 Bydgoszcz, Poland',
  VITE_OPERATOR_EMAIL: 'dinosaurs@the-dinosaur-runner-of-a-long-name.example',
  VITE_LOG_DAYS: '365',
  VITE_STATISTICS_MONTHS: '84',
  VITE_ADS_COMPANY: 'The Worldwide Advertising Company Sp. z o.o.',
  VITE_ADS_POLICY: 'https://ads.example/en/privacy-policy-for-visitors-of-other-sites',
  VITE_ADS_MONTHS: '13',
  VITE_HELPER_COMPANY: 'Websites Made Simple Ltd',
  VITE_HELPER_POLICY: 'https://helper.example/privacy',
  VITE_HELPER_MONTHS: '6',
};

/** Variables of each kind of build that the README offers. */
export const BUILDS = {
  none: {},
  analytics: ANALYTICS,
  adverts: ADVERTS,
  helper: HELPER,
  all: { ...ANALYTICS, ...ADVERTS, ...HELPER },
  'all with long names': { ...ANALYTICS, ...ADVERTS, ...HELPER, ...NAMES },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type BuildName = keyof typeof BUILDS;
