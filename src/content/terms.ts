import type { LegalText } from './legal-text.ts';

export const TERMS: LegalText = {
  seo: {
    title: 'Terms of Service',
    description:
      'The terms for playing the dinosaur game on this site: free, for all ages, as is, and governed by the law of Poland. Short and readable.',
    keywords: ['terms of service', 'terms of use', 'dino game terms'],
    canonicalUrl: '/terms-of-service',
    ogImage: '/pictures/og-jump.png',
  },
  title: 'Terms of Service',
  updatedLabel: 'Last updated',
  lead: 'These terms apply when you read this site or play its game. If you don’t agree with them, please don’t use the site.',
  sections: [
    {
      title: 'The service',
      paragraphs: [
        'The site offers a dinosaur runner and pages about it, free of charge and for your personal use. You don’t need an account, and there’s nothing to buy.',
        'Our agreement begins when you open the site and ends when you leave it. You can leave at any time. There’s nothing to cancel.',
      ],
    },
    {
      title: 'What you need',
      paragraphs: [
        'You need a device with a browser and, for your first visit, a connection. The game runs in Chrome and Edge 109, Firefox 115, Safari 16.4 and anything newer, with JavaScript on. You can read the pages in older browsers.',
      ],
    },
    {
      title: 'Age',
      paragraphs: [
        'The service is for all ages. If you are under 13, please read these terms with a parent or guardian. Nothing in the game is unsuitable for a child. It just isn’t made for that age in particular. That’s what the privacy policy means when it says that the site is not intended for children under 13.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: ['Play as much and as often as you like. Please don’t:'],
      list: [
        'use the site to spread anything unlawful;',
        'disrupt the site or its servers, or try to get past their protection;',
        'send so many automated requests that they get in other visitors’ way;',
        'pass off the game, its art or its texts as your own.',
      ],
    },
    {
      title: 'Who owns what',
      paragraphs: [
        'The game’s art, code and texts are our own work and protected by copyright. You may play the game, read the pages, [show the game in a frame](/embed-the-game) on a page of your own, and pass on what ‘Share’ makes of your runs: links, pictures and files. You get no other rights in them.',
        'The idea comes from the dinosaur game in Chrome. This site isn’t affiliated with Google, nor supported or endorsed by it. Google and Chrome are trademarks of Google LLC. We name them only to say what we mean.',
      ],
    },
    {
      title: 'Your scores and runs',
      paragraphs: [
        'Your high score, your saved runs and your settings are stored in your browser. They’re lost when you clear its data. Safari also deletes them after seven days of use without a visit to this site. We can’t restore them.',
      ],
    },
    {
      title: 'Other services',
      paragraphs: [
        'With your consent, the site may use other companies’ services, such as statistics or adverts. The [privacy policy](/privacy-policy) says which companies, what they receive, and for how long. If an advert takes you to another site, we aren’t responsible for what you find there.',
      ],
    },
    {
      title: 'As is',
      paragraphs: [
        'We take care that the game works. We can’t promise that it always will, on every device, without interruptions or errors. We may change the site or parts of it, or take it down.',
      ],
    },
    {
      title: 'Complaints',
      paragraphs: [
        'If something doesn’t work as it should, write to us. Say what happened, on which page and in which browser. We answer within 14 days.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'As far as the law allows, we aren’t liable for damage caused by using the site or by being unable to. Nothing here limits liability that the law doesn’t let us limit, or your legal rights as a consumer.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        'We may change these terms. The version on this page applies whenever you use the site.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [
        'These terms are governed by the law of Poland. If you’re a consumer and live elsewhere, you also have the protection that your own country’s law gives you whatever an agreement says.',
      ],
    },
  ],
};
