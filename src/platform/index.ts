/**
 * The browser: storage, events, screen, files. Knows nothing of the game except the list of what it
 * stores.
 */
export { afterPaint } from './after-paint.ts';
export { coverPage } from './back-gesture.ts';
export { isSavingData } from './connection.ts';
export { readCookies, writeCookie } from './cookies.ts';
export { copyText } from './copy-text.ts';
export { download } from './download.ts';
export { watchElementSize } from './element-size.ts';
export { Emitter, isolated, reportOnce } from './emitter.ts';
export { eraseStoredItems } from './erase-stored-items.ts';
export {
  forgetEarlyPress,
  hasUserActivation,
  onFirstTouch,
  repeatEarlyPress,
  showCourses,
} from './first-touch.ts';
export { hasFastWebGL } from './fast-webgl.ts';
export { focusByKey } from './focus-by-key.ts';
export { isInFrame } from './frame.ts';
export { FullScreen } from './full-screen.ts';
export { type ExportName, STORED_ITEMS, type StoredKey } from './stored-items.ts';
export { Journal, type JournalStorage } from './journal.ts';
export { knownGamepads, watchGamepads } from './known-gamepads.ts';
export { allOf, listen } from './listen.ts';
export { takePageLock } from './page-lock.ts';
export {
  allowReload,
  importOrReload,
  importWithRetry,
  reloadFor,
  watchMissingChunks,
} from './missing-chunks.ts';
export { hasDatabase } from './has-database.ts';
export {
  hasPlayerData,
  LocalStorageItem,
  storedKeysOf,
  type TextStorage,
} from './local-storage-item.ts';
export { GrowingItem, PersistentItem } from './persistent-item.ts';
export {
  type OpenPlayerDatabase,
  PlayerDatabase,
  requestPersistentStorage,
} from './player-database.ts';
export { runInSlices } from './run-in-slices.ts';
export { whenIdle } from './when-idle.ts';
export { listOfValid, timestamp, wholeNumber } from './schemas.ts';
export {
  onOrientationChange,
  type ScreenKind,
  type ScreenLayout,
  watchPinchZoom,
  watchScreenKind,
} from './screen-kind.ts';
export { ScrollLock } from './scroll-lock.ts';
export { erasures, isOutdated, sameFields, Store, workUnderWay } from './store.ts';
export {
  type Migrations,
  parseStored,
  PartlyReadError,
  type PlayerDataPart,
  readStored,
  type StoredFields,
  storedFields,
  toStored,
} from './stored-fields.ts';
export { WakeLock } from './wake-lock.ts';
export { withTimeout } from './with-timeout.ts';
