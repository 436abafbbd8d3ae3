export const NOTICES = {
  noContext: {
    title: 'Could not get 2D context from canvas',
    text: 'Your browser won’t let this page draw. Turn on hardware acceleration in its settings, or try another browser.',
  },
  noSheet: { title: 'The graphics didn’t load', text: 'Check your connection.' },
  noStage: { title: 'The game didn’t open', text: 'Check your connection, then reload the page.' },
  lost: {
    title: 'Graphics interrupted',
    text: {
      run: 'Your run is paused.',
      unstoredRun: 'Your run is paused.',
      replay: 'The replay is paused.',
      nothing: 'They’re usually back in a moment.',
    },
  },
  lostForLong: {
    title: 'Graphics still interrupted',
    text: {
      run: 'Wait a little longer, or reload the page. Your run will still be there.',
      unstoredRun: 'Wait a little longer. Reloading the page would end your run.',
      replay: 'Wait a little longer, or reload the page.',
      nothing: 'Wait a little longer, or reload the page.',
    },
  },
  restored: { title: 'Graphics restored' },
  broken: {
    title: 'The game stopped because of an error',
    text: 'That’s our mistake. Start over, or reload the page to go on.',
  },
  tryAgain: 'Try again',
  reload: 'Reload the page',
  startOver: 'Start over',
} as const;
