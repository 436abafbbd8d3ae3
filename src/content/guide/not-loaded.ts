/** In the place of a guide whose code is missing. */
export const GUIDE_NOT_LOADED = 'This part of the page didn’t load. Check your connection.';
