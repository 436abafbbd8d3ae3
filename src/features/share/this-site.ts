/** The site that the game is played on, as a shared run names it. */
export interface ThisSite {
  readonly name: string;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** The address as people write it. */
  readonly host: string;
}

/** As every page says it in its head: play knows no site, and a preview of the site shares links to itself. */
export function thisSite(): ThisSite {
  const { origin, host } = location;
  const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return { name: name === undefined || name === '' ? host : name, origin, host };
}
