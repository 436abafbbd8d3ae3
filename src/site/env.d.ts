/** Variables of the build. Without them there are no analytics, adverts or third-party scripts. */
interface ImportMetaEnv {
  /** PostHog's project key. */
  readonly VITE_POSTHOG_KEY?: string;
  readonly VITE_POSTHOG_HOST?: string;
  /** URL of the advert provider's script. */
  readonly VITE_ADS_SCRIPT?: string;
  readonly VITE_ADS_CLIENT?: string;
  readonly VITE_ADS_SLOT?: string;
  /** URL of the site builder's helper script. */
  readonly VITE_HELPER_SCRIPT?: string;
}
