import { Store } from '#platform';

/** The dialog that covers the page. Whatever lies behind it is inert. */
export const openDialog = new Store<{ readonly element: HTMLDialogElement | null }>({
  element: null,
});
