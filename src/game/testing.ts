/** Parts of the game for unit tests. No file in src imports it. */
export { AudioCues, type CueListener, READY_LEAD_MS } from './audio/audio-cues.ts';
export type { CuedAction } from './audio/cue-options.ts';
export { MASTER_VOLUME } from './audio/audio-mixer.ts';
export { SoundOutput } from './audio/sound-output.ts';
export {
  type Instrument,
  INSTRUMENT_NAMES,
  INSTRUMENTS,
  type Mood,
  MUSIC_LENGTH,
  playNotes,
  sixteenthSeconds,
} from './audio/music/layers.ts';
export { DUCK_LOOP, parametersOf, type SoundName, SOUNDS } from './audio/sounds.ts';
export { usualResponse } from './audio/cue-trial.ts';
export { offerDebugApi } from './debug/debug-api.ts';
export { startLoop } from './loop.ts';
export { ReplayEvents } from './events/game-events.ts';
export { actionOfKey, jumpKeyOnStage } from './input/bindings.ts';
export { attachButtons } from './input/buttons.ts';
export type { InputDevice, TouchMode } from './input/controls.ts';
export { attachGamepads } from './input/gamepads.ts';
export { attachKeyboard } from './input/keyboard.ts';
export { Gestures, WATCH_MS } from './input/touch.ts';
export { createAnnouncer } from './outputs/announcer.ts';
export { createHaptics, createOutputs } from './outputs/create-outputs.ts';
export type { GameOutput } from './outputs/game-output.ts';
export { HudTextOutput } from './outputs/hud-text-output.ts';
export { Outputs } from './outputs/outputs.ts';
export { DetailController } from './picture/detail-controller.ts';
export { StagePresenter } from './picture/stage-presenter.ts';
export { HIGH_SCORE_KEYS, HighScore, type HighScores } from './runs/high-score.ts';
export { AutomaticCrouch, isCrouchAhead } from './input/automatic-crouch.ts';
export { RUN_LIFETIME_MS } from './runs/unfinished-run.ts';
export { COUNTDOWN_FROM } from './session/countdown.ts';
export { RESTART_DELAY_MS } from './session/next-run.ts';
export { Session } from './session/session.ts';
export { readSettings, SettingsStore } from './settings/settings.ts';
export {
  isMotionReduced,
  subscribeToSystemPreferences,
  themeOf,
} from './settings/system-preferences.ts';
