import { HISTORY } from '#content';
import { Article, ButtonLink, Head } from '#site';

export default function History() {
  return (
    <>
      <Head title={HISTORY.title} description={HISTORY.description} />
      <Article title={HISTORY.title} lead={HISTORY.description} sections={HISTORY.sections}>
        <ButtonLink to="/">{HISTORY.play}</ButtonLink>
      </Article>
    </>
  );
}
