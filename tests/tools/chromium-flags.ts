/** Chromium's own background activity, turned off. */
const QUIET = [
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-pings',
] as const;

/**
 * What Playwright turns off by itself. Of several --disable-features the last one holds, so these have to be repeated; a
 * test compares them with Playwright's.
 */
export const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/**
 * Pages of the browser itself that every new window loads, each in a process of its own: the list below the address bar,
 * and a spare process for the next page. Without them a new context costs half the CPU time.
 */
const WINDOW_EXTRAS = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
] as const;

/** Flags of the Chromium that the end-to-end tests drive. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...QUIET,
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...WINDOW_EXTRAS].join(',')}`,
];
