import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NOT_FOUND } from '#content';
import { Article, ButtonLink, Head } from '#site';

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`No page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <Head title={NOT_FOUND.title} description={NOT_FOUND.text} />
      <Article title={NOT_FOUND.title} lead={NOT_FOUND.text} sections={[]}>
        <ButtonLink to="/">{NOT_FOUND.home}</ButtonLink>
      </Article>
    </>
  );
}
