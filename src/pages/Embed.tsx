import { EMBED, PANEL, SITE } from '#content';
import { lazyPart, NoIndexHead } from '#site';
import { GamePlace, play } from './parts/GamePage.tsx';

const GameArea = lazyPart(
  async () => {
    const { GameArea: Area, loadFullScreenStyles } = await play();
    await loadFullScreenStyles();
    return () => <Area fillsPage />;
  },
  { notLoaded: PANEL.gameNotLoaded },
);

/** The game alone, for a frame on somebody else's page. */
export default function Embed() {
  return (
    <main data-embed="">
      <NoIndexHead page="embed" seo={EMBED.seo} />
      <GamePlace>
        <GameArea />
      </GamePlace>
      <a href="/" target="_blank" rel="noopener">
        {SITE.name}
      </a>
    </main>
  );
}
