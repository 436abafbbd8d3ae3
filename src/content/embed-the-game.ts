import { NAME } from './site.ts';

export const EMBED_THE_GAME = {
  seo: {
    title: 'Embed the Dino Game',
    description:
      'Put the dinosaur game on your own page with one line of HTML: free, without adverts or cookies, and light until somebody plays.',
    keywords: ['embed dino game', 'dino game iframe', '404 page game', 'dinosaur game html'],
    canonicalUrl: '/embed-the-game',
    ogImage: '/pictures/og-jump.png',
  },
  title: 'Embed the Dino Game',
  lead: 'Give your visitors a run while they wait: on a 404 page, a portfolio or a school site. This is how it looks:',
  line: {
    title: 'Copy one line',
    paragraphs: ['Paste it into your page’s HTML, where you want the game.'],
    copy: 'Copy',
    copied: 'Copied.',
    refused: 'Your browser doesn’t let this page copy. The line is selected, so copy it yourself.',
  },
  sections: [
    {
      title: 'Pick a size',
      paragraphs: [
        'Change width and height to fit your page. The game fills its frame, even one of 280 × 200 pixels. A frame that’s taller than wide has large buttons below the game, as on a phone.',
      ],
    },
    {
      title: 'Pick a course or a theme',
      paragraphs: [
        'Add to the address after /embed. With ?theme=monochrome or ?theme=contrast the game has other colours, until a player picks their own. With ?seed=hello every run is on the same course. #daily opens today’s course. For a run to watch or race, share it and copy its link from #run= on.',
      ],
    },
    {
      title: 'See what it does on your page',
      paragraphs: [
        'Until someone touches the game, it loads less than 60 kB and stays still. It gets keys only after a click, so Space still scrolls your page.',
        'The frame has no adverts, no statistics and nothing to agree to. Scores, runs and settings stay in the player’s browser. If the browser stores nothing there, you can still play.',
      ],
    },
    {
      title: 'Use it for free',
      paragraphs: [
        'Show it on any page, without asking or signing up. All we get is a small link to this site.',
      ],
    },
  ],
} as const;

/** The line of HTML that shows the game on another page. */
export function embedLine(url: string): string {
  return `<iframe src="${url}" title="${NAME}" width="640" height="360" loading="lazy" allow="fullscreen; gamepad; autoplay; clipboard-write" style="border:0;max-width:100%"></iframe>`;
}
