export const TOUCH_GUIDE = {
  title: 'Two gestures, five buttons',
  lead: 'Touch the game anywhere. The buttons are below it.',
  tap: 'Tap the game to jump. Keep your finger down, and you jump again on landing.',
  tapPicture: 'A finger taps the game, and the dino is in the air.',
  swipe: 'Swipe down to duck, and hold. In mid-air you drop fast.',
  swipePicture: 'A finger swipes down on the game, and the dino ducks.',
  table: 'The buttons below the game',
  button: 'Button',
  use: 'What it’s for',
  buttons: [
    { name: 'Jump', use: 'Jumps at once, with no wait for a swipe' },
    { name: 'Crouch', use: 'Ducks while you hold it' },
    { name: 'Shoot', use: 'Fires, once you have the weapon' },
    { name: 'Turbo', use: 'Speeds you up, then cools down' },
    { name: 'Pause', use: 'Stops the run; press again to resume' },
  ],
} as const;
