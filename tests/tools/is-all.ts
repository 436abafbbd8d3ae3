export const IS_ALL = process.env['TEST_ALL'] === 'true';
