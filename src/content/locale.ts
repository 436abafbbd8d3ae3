/**
 * The locale of the site's words, numbers, dates and times: British spelling, the day before the
 * month, and 24 hours.
 */
export const LOCALE = 'en-GB';
