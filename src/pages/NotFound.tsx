import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CATEGORIES, NOT_FOUND, VARIANTS } from '#content';
import {
  Article,
  ButtonLink,
  LinkGroup,
  NoIndexHead,
  NOT_FOUND_PAGE,
  reportMissingPage,
} from '#site';

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    reportMissingPage(pathname);
  }, [pathname]);
  return (
    <>
      <NoIndexHead page={NOT_FOUND_PAGE} seo={NOT_FOUND.seo} />
      <Article title={NOT_FOUND.title} lead={NOT_FOUND.text} sections={[]} hasCrashed>
        <ButtonLink to="/">{NOT_FOUND.home}</ButtonLink>
        <LinkGroup title={NOT_FOUND.variantsTitle} links={VARIANTS} />
        <LinkGroup title={NOT_FOUND.categoriesTitle} links={CATEGORIES} />
      </Article>
    </>
  );
}
