/** The browser: storage, events, screen, files. Knows nothing of the game, but for the list of what it stores. */
export { download } from './download.ts';
export { watchElementSize } from './element-size.ts';
export { eraseStoredItems } from './erase-stored-items.ts';
export { FullScreen } from './full-screen.ts';
export { knownGamepads } from './known-gamepads.ts';
export { listen } from './listen.ts';
export type { TextStorage } from './local-storage-item.ts';
export { PersistentItem } from './persistent-item.ts';
export { listOfValid, parseStored, timestamp, wholeNumber } from './schemas.ts';
export { type ScreenKind, watchScreenKind } from './screen-kind.ts';
export { ScrollLock } from './scroll-lock.ts';
export { Store, sameFields } from './store.ts';
export { type ExportName, STORED_ITEMS, type StoredKey } from './stored-items.ts';
export { hasUserActivation } from './user-activation.ts';
export { WakeLock } from './wake-lock.ts';
export { whenIdle } from './when-idle.ts';
export { RETRY_TIMEOUT, STORAGE_TIMEOUT, withTimeout } from './with-timeout.ts';
export { Emitter } from './emitter.ts';
