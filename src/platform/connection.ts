/** The part of the Network Information API that is used here. */
interface Connection {
  readonly saveData?: boolean;
  /** Missing in browsers for computers. */
  readonly type?: string;
}

declare global {
  interface Navigator {
    /** Missing in Firefox and Safari. */
    readonly connection?: Connection;
  }
}

/** Connections that are mostly paid by volume, or too slow for anything beside the page. */
const METERED = ['cellular', 'bluetooth', 'wimax'];

/** Whether the visitor has asked the browser to save data. */
export function isSavingData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Whether the connection is known to be paid by volume. */
export function isMetered(): boolean {
  return METERED.includes(navigator.connection?.type ?? '');
}
