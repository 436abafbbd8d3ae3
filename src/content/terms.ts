import type { LegalText } from './legal-text.ts';

export const TERMS: LegalText = {
  seo: {
    title: 'Terms of Service',
    description:
      'The terms for playing the dinosaur game on this site: free of charge, for all ages, as it is, with the law of Poland governing. Short and readable.',
    keywords: ['terms of service', 'terms of use', 'dino game terms'],
    canonicalUrl: '/terms-of-service',
    ogImage: '/pictures/og-jump.png',
    ogType: 'website',
  },
  title: 'Terms of Service',
  updatedLabel: 'Last updated',
  lead: 'These terms apply when you read this site or play the game on it. If you do not agree with them, please do not use the site.',
  sections: [
    {
      title: 'The service',
      paragraphs: [
        'The site offers a dinosaur runner and pages about it. Both are free of charge and for your personal use. You need no account, and there is nothing to buy.',
      ],
    },
    {
      title: 'Age',
      paragraphs: [
        'The service is for all ages. If you are under 13, please read these terms with a parent or guardian. The game has nothing in it that a child should not see; it is just not made for that age in particular, which is what the privacy policy means when it says that the site is not intended for children under 13.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: ['You may play as much and as often as you like. Please do not:'],
      list: [
        'disturb the site or the servers that deliver it, or try to get past their protection;',
        'send them automated requests in numbers that get in the way of other visitors;',
        'pass off the game, its art or its texts as your own.',
      ],
    },
    {
      title: 'Whose work it is',
      paragraphs: [
        'The game’s art, code and texts are our own work and protected by copyright. Using the site gives you the right to play and to read, and no others.',
        'The idea comes from the dinosaur game in Chrome. This site is not affiliated with Google, nor supported or approved by it. Google and Chrome are trademarks of Google LLC and are named here only to say what is meant.',
      ],
    },
    {
      title: 'Your high score',
      paragraphs: [
        'Your high score is stored locally in your browser. It is lost when you clear the browser’s data, and we can neither see it there nor restore it.',
      ],
    },
    {
      title: 'Statistics, adverts and other services',
      paragraphs: [
        'With your consent the site uses an analytics service and, where it shows adverts, the services of advertising companies. The privacy policy describes what they receive. We are not responsible for what other sites show if you follow an advert to them.',
      ],
    },
    {
      title: 'As it is',
      paragraphs: [
        'We take care that the game works, but we cannot promise that it always will, on every device, without interruption or error. We may change the site or parts of it, or take it down.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'As far as the law allows, we are not liable for damage that comes from using the site or from its not being available. Nothing here limits liability that cannot be limited by law, or the rights that the law gives you as a consumer.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        'We may change these terms. The version on this page is the one that applies when you use the site.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [
        'These terms are governed by the law of Poland. If you are a consumer and live elsewhere, you keep the protection of those rules of your own country that cannot be set aside by agreement.',
      ],
    },
  ],
};
