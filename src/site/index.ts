/** What every page shares. */
export { Article } from './Article.tsx';
export { Head } from './Head.tsx';
export { HowToPlay } from './HowToPlay.tsx';
export { Layout } from './Layout.tsx';
export { ButtonLink } from './ButtonLink.tsx';
