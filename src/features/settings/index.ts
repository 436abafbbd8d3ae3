/** The settings dialog, loaded when it is opened. */
export { SettingsDialog } from './SettingsDialog.tsx';
