/** What stands in the stage's place while the game cannot be shown. */
export const NOTICES = {
  noEngine: { title: 'The game did not load', text: 'Check your connection.' },
  noContext: {
    title: 'Could not get 2D context from canvas',
    text: 'Your browser would not let this page draw. Turn on hardware acceleration in its settings, or try another browser.',
  },
  noSheet: { title: 'The game’s pictures did not load', text: 'Check your connection.' },
  noStage: { title: 'The game did not open', text: 'Check your connection, and reload the page.' },
  lost: {
    title: 'The picture is gone for a moment',
    text: {
      run: 'Your browser took it away. The run is paused and waits for you.',
      replay: 'Your browser took it away. The replay waits until it’s back.',
      nothing: 'Your browser took it away, and usually brings it right back.',
    },
  },
  lostForLong: {
    title: 'The picture has not come back',
    text: {
      run: 'Wait a little longer, or reload the page and start a new run.',
      replay: 'Wait a little longer, or reload the page.',
      nothing: 'Wait a little longer, or reload the page.',
    },
  },
  restored: { title: 'The picture is back' },
  broken: {
    title: 'The game stopped because of an error',
    text: 'That is our mistake, and this run is lost.',
  },
  tooSlow: {
    title: 'Your device is too slow at the moment',
    text: 'The game can’t keep up. Close other tabs and apps, turn off the battery saver, or make the window smaller.',
  },
  dismiss: 'Got it',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  resume: 'Resume',
  startOver: 'Start over',
} as const;
