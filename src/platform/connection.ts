/** The part of the Network Information API that is used here. */
interface Connection {
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    /** Missing in Firefox and Safari. */
    readonly connection?: Connection;
  }
}

/** Whether the visitor has asked the browser to save data. */
export function isSavingData(): boolean {
  return navigator.connection?.saveData === true;
}
