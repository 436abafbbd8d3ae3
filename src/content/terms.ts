import type { LegalText } from './legal-text.ts';

export const TERMS: LegalText = {
  seo: {
    title: 'Terms of Service',
    description:
      'The terms for playing the dinosaur game on this site: free, for all ages, as is, and governed by the law of Poland. Short and readable.',
    keywords: ['terms of service', 'terms of use', 'dino game terms'],
    canonicalUrl: '/terms-of-service',
    ogImage: '/pictures/og-jump.png',
    ogType: 'website',
  },
  title: 'Terms of Service',
  updatedLabel: 'Last updated',
  lead: 'These terms apply when you read this site or play its game. If you don’t agree with them, please don’t use the site.',
  sections: [
    {
      title: 'The service',
      paragraphs: [
        'The site offers a dinosaur runner and pages about it, free of charge and for your personal use. You don’t need an account, and there’s nothing to buy.',
      ],
    },
    {
      title: 'Age',
      paragraphs: [
        'The service is for all ages. If you are under 13, please read these terms with a parent or guardian. Nothing in the game is unsuitable for a child. It just isn’t made for that age in particular, which is what the privacy policy means when it says that the site is not intended for children under 13.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: ['Play as much and as often as you like. Please don’t:'],
      list: [
        'disrupt the site or its servers, or try to get past their protection;',
        'send so many automated requests that they get in other visitors’ way;',
        'pass off the game, its art or its texts as your own.',
      ],
    },
    {
      title: 'Who owns what',
      paragraphs: [
        'The game’s art, code and texts are our own work and protected by copyright. You may play the game and read the pages. You get no other rights in them.',
        'The idea comes from the dinosaur game in Chrome. This site isn’t affiliated with Google, nor supported or endorsed by it. Google and Chrome are trademarks of Google LLC, and we name them only to say what we mean.',
      ],
    },
    {
      title: 'Your scores and runs',
      paragraphs: [
        'Your high score, your saved runs and your settings are stored in your browser only. They’re lost when you clear your browser’s data. Safari also deletes them after seven days of using the browser without visiting this site. We can’t see them or restore them.',
      ],
    },
    {
      title: 'Other services',
      paragraphs: [
        'With your consent, the site may use other companies’ services, such as statistics or adverts. The privacy policy names those it uses, and says what they receive, and for how long. If an advert takes you to another site, we aren’t responsible for what you find there.',
      ],
    },
    {
      title: 'As is',
      paragraphs: [
        'We take care that the game works, but we can’t promise that it always will, on every device, without interruptions or errors. We may change the site or parts of it, or take it down.',
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
      paragraphs: ['We may change these terms. The version on this page applies whenever you use the site.'],
    },
    {
      title: 'Governing law',
      paragraphs: [
        'These terms are governed by the law of Poland. If you’re a consumer and live elsewhere, you keep the protection of any rules of your own country that can’t be set aside by agreement.',
      ],
    },
  ],
};
