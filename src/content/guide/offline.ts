export const OFFLINE_GUIDE = {
  title: 'Ready for the journey?',
  lead: 'Once the whole site is stored on your device, the game and every page open without a network.',
  states: {
    /** Shown until the browser has answered, and to visitors without JavaScript. */
    unknown: 'Your browser usually stores the site after a run, or when you install it.',
    missing:
      'Not ready yet. Your browser usually stores the site after a run. To be sure, store it now.',
    storing: 'Storing the site… Stay connected for a moment.',
    ready: 'Ready. The whole site is stored on this device and opens without a network.',
    failed: 'The site couldn’t be stored. Check your connection and try again.',
    noRoom: 'There’s no room to store the site. Free up some space on your device, then try again.',
    unsupported: 'This browser can’t store the site. A private window may be the reason.',
  },
  prepare: 'Get it ready',
  install: 'Install the game',
  installed: 'Installed. Look for it among your apps.',
  notInstalled: 'Your browser didn’t install the game. Use the browser’s menu instead.',
  installHow: 'Put the game on your home screen',
  platforms: [
    {
      name: 'iPhone and iPad',
      how: 'In Safari, tap ‘Share’, then ‘Add to Home Screen’. The app starts without your scores and runs: press ‘Export my data’ on this page, then ‘Import my data’ in the app.',
    },
    { name: 'Android', how: 'In the browser’s menu, tap ‘Install app’ or ‘Add to Home screen’.' },
    { name: 'Chrome and Edge on a computer', how: 'Click the install icon in the address bar.' },
    { name: 'Safari on a Mac', how: 'Choose ‘File’, then ‘Add to Dock’.' },
    {
      name: 'Firefox on a computer',
      how: 'Bookmark this page. Once the site is stored, the bookmark works offline, too.',
    },
  ],
} as const;
