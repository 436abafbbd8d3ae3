/** The part of the Network Information API that is used here. TypeScript's DOM library lacks it. */
declare const navigator: {
  readonly connection?: { readonly saveData?: boolean; readonly type?: string };
};

/** Connections that are mostly paid by volume, as in `platform`, of which the worker has nothing. */
const METERED = ['cellular', 'bluetooth', 'wimax'];

/** Whether the visitor saves data, or the connection is known to be paid by volume. */
export function isPaidByVolume(): boolean {
  const { saveData = false, type = '' } = navigator.connection ?? {};
  return saveData || METERED.includes(type);
}
