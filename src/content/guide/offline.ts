/** Whether the game is ready to be played offline, and how to install it. */
export const OFFLINE_GUIDE = {
  title: 'Ready for the journey?',
  lead: 'Open this page once while you’re connected, and the game plays without a network from then on.',
  readiness: {
    /** Until the browser has answered. */
    unknown: 'Your browser stores the game by itself, a moment after the page has loaded.',
    ready: 'Ready. The game is stored on this device and opens without a network.',
    storing: 'Your browser is storing the game. Stay connected for a moment.',
    missing: 'Not stored yet. Stay connected; your browser begins once the page has settled.',
    unsupported: 'This browser can’t store the game. A private window may be the reason.',
  },
  install: 'Install the game',
  installed: 'Installed. Look for it among your apps.',
  installHow: 'Put it on your home screen',
  platforms: [
    { name: 'iPhone and iPad', how: 'In Safari, tap Share, then Add to Home Screen.' },
    { name: 'Android', how: 'In the browser’s menu, tap Install app or Add to Home screen.' },
    { name: 'Chrome and Edge on a computer', how: 'Click the install icon in the address bar.' },
    { name: 'Safari on a Mac', how: 'Choose File, then Add to Dock.' },
    { name: 'Firefox', how: 'There’s nothing to install on a computer. A bookmark works offline, too.' },
  ],
} as const;
