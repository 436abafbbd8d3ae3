/** What Playwright turns off by itself. Only the last of several --disable-features counts. */
const DISABLED_BY_PLAYWRIGHT = [
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
];

/**
 * Pages of the browser itself that every new window loads, each in a process of its own: the list
 * below the address bar, and a spare process for the next page. Without them a new context costs
 * half the CPU time.
 */
const WINDOW_EXTRAS = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

export const CHROMIUM_FLAGS: readonly string[] = [
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...WINDOW_EXTRAS].join(',')}`,
];
