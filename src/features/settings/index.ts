/** The dialog of the player's settings; loaded when it is opened. */
export { SettingsDialog } from './SettingsDialog.tsx';
