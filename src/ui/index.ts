export { Dialog } from './Dialog.tsx';
export { Choices, Group, Slider, Switch } from './fields.tsx';
export { formatBest, formatCount, formatDistance, formatDuration, formatMoment } from './format.ts';
export { inMetres, inPoints } from './run-words.ts';
export { type ReadableStore, useStore, useStoreValue } from './use-store.ts';
