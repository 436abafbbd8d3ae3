// Compared with '' and not passed through a function: then the build sees which is empty, and
// leaves out what nothing uses.
export const ADS_SCRIPT = import.meta.env.VITE_ADS_SCRIPT ?? '';
const ADS_CLIENT = import.meta.env.VITE_ADS_CLIENT ?? '';
const ADS_SLOT = import.meta.env.VITE_ADS_SLOT ?? '';
export const HELPER_SCRIPT = import.meta.env.VITE_HELPER_SCRIPT ?? '';

// The names of the companies whose scripts they are; undefined where the build was not told.
export const ADS_COMPANY = import.meta.env.VITE_ADS_COMPANY?.trim() || undefined;
export const HELPER_COMPANY = import.meta.env.VITE_HELPER_COMPANY?.trim() || undefined;

/** The provider's advert box; undefined unless it is configured completely. */
export const ADS =
  ADS_SCRIPT === '' || ADS_CLIENT === '' || ADS_SLOT === ''
    ? undefined
    : { client: ADS_CLIENT, slot: ADS_SLOT };
