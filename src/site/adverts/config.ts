const env = import.meta.env;

/** The provider's box, where all of it is configured. */
export const ADS =
  isSet(env.VITE_ADS_SCRIPT) && isSet(env.VITE_ADS_CLIENT) && isSet(env.VITE_ADS_SLOT)
    ? { client: env.VITE_ADS_CLIENT, slot: env.VITE_ADS_SLOT }
    : undefined;

/** The scripts of others that the page is to load. */
export const SCRIPTS = [env.VITE_ADS_SCRIPT, env.VITE_HELPER_SCRIPT].filter(isSet);

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
