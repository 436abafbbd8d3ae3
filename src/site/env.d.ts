/** What the build takes from the environment. Nothing of it set: nobody else is told or loaded. */
interface ImportMetaEnv {
  /** PostHog's project key. */
  readonly VITE_POSTHOG_KEY?: string;
  readonly VITE_POSTHOG_HOST?: string;
  /** Address of the advert provider's script. */
  readonly VITE_ADS_SCRIPT?: string;
  readonly VITE_ADS_CLIENT?: string;
  readonly VITE_ADS_SLOT?: string;
  /** Address of the site builder's helper script. */
  readonly VITE_HELPER_SCRIPT?: string;
}
