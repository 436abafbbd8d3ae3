import type { Organization } from 'schema-dts';
import { SITE } from '#content';
import { OPERATOR } from './operator.ts';
import { absoluteUrl } from './origin.ts';

/**
 * The site as a publisher, and who runs it where the build was told
 * (https://schema.org/Organization).
 */
export function organizationSchema() {
  const { name, address, email } = OPERATOR;
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: SITE.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    ...(name !== undefined && { legalName: name }),
    ...(address !== undefined && { address }),
    ...(email !== undefined && { email }),
  } satisfies Organization;
}
