import 'react';

/** The parts of the game area that stylesheets place. Other rooms render some of them. */
type Part =
  | 'area'
  | 'place'
  | 'canvas'
  | 'cues'
  | 'bar'
  | 'play'
  | 'again'
  | 'show-run'
  | 'menu'
  | 'leave-run'
  | 'replay'
  | 'courses'
  | 'chip'
  | 'extras'
  | 'lock'
  | 'debug'
  | 'result'
  | 'result-text'
  | 'figures'
  | 'score'
  | 'metres'
  | 'comparison'
  | 'sentence'
  | 'aim'
  | 'last-line'
  | 'rival'
  | 'result-buttons'
  | 'sparks'
  | 'badge';

declare module 'react' {
  // Their type parameter has to have React's name.
  interface HTMLAttributes<T> {
    readonly 'data-part'?: Part;
  }
}
