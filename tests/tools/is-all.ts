/** Whether `npm run test:all` runs, which searches more of the same. */
export const IS_ALL = process.env['TEST_ALL'] === 'true';
