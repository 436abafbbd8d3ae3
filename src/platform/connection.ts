interface Connection {
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    /** Missing in Firefox and Safari. */
    readonly connection?: Connection;
  }
}

export function isSavingData(): boolean {
  return navigator.connection?.saveData === true;
}
