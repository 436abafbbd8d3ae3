/**
 * All optional: without them the site has no analytics, adverts or third-party scripts, and names
 * no operator.
 */
interface ImportMetaEnv {
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_OPERATOR_NAME?: string;
  readonly VITE_OPERATOR_ADDRESS?: string;
  readonly VITE_OPERATOR_EMAIL?: string;
  readonly VITE_LOG_DAYS?: string;
  readonly VITE_STATISTICS_MONTHS?: string;
  readonly VITE_POSTHOG_KEY?: string;
  readonly VITE_POSTHOG_HOST?: string;
  readonly VITE_ADS_SCRIPT?: string;
  readonly VITE_ADS_CLIENT?: string;
  readonly VITE_ADS_SLOT?: string;
  /** The company, the URL of its privacy policy, and how long it keeps data, months. */
  readonly VITE_ADS_COMPANY?: string;
  readonly VITE_ADS_POLICY?: string;
  readonly VITE_ADS_MONTHS?: string;
  readonly VITE_HELPER_SCRIPT?: string;
  readonly VITE_HELPER_COMPANY?: string;
  readonly VITE_HELPER_POLICY?: string;
  readonly VITE_HELPER_MONTHS?: string;
}
