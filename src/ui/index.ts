export { Button, type ButtonProps } from './Button.tsx';
export { DataTable } from './DataTable.tsx';
export { Dialog } from './Dialog.tsx';
export { Choices, Group, Slider, Switch } from './fields.tsx';
export { lazyPart } from './lazy-part.tsx';
export { Fault, PanelBoundary } from './PanelBoundary.tsx';
export { TextInput } from './TextInput.tsx';
export { type ReadableStore, useStore, useStoreValue } from './use-store.ts';
export { visuallyHidden } from './visually-hidden.ts';
