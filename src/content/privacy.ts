import type { LegalText } from './legal-text.ts';

export const PRIVACY: LegalText = {
  seo: {
    title: 'Privacy Policy and Cookie Policy',
    description:
      'What this site stores in your browser, what it sends and to whom, and how you can change your mind. No accounts; statistics only with your consent.',
    keywords: ['privacy policy', 'cookie policy', 'gdpr', 'consent'],
    canonicalUrl: '/privacy-policy',
    ogImage: '/pictures/og-jump.png',
    ogType: 'website',
  },
  title: 'Privacy Policy',
  updatedLabel: 'Last updated',
  lead: 'You can play here without telling us anything. What the game remembers, it remembers in your browser. Statistics and adverts wait until you agree to them.',
  sections: [
    {
      title: 'No accounts, no forms',
      paragraphs: [
        'There is nothing to register for on this site and nothing to fill in. We ask for no name, no e-mail address and no payment, and so we have none.',
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'For the site to work as you would expect, your browser keeps a few things on your device. None of them says who you are.',
      ],
      list: [
        'Your high score and your own numbers, in local storage: how often, how long and how well you have played, day by day; and your achievements.',
        'Your best and your last runs, as replays, in IndexedDB, and what you have come to on the daily courses and in practice, in local storage.',
        'What you have chosen under Settings, in local storage.',
        'The fact that you have accepted statistics and adverts, in local storage, if you have.',
        'Whether the panel beside the stage is open or closed, in a cookie.',
        'A copy of the site’s pages and of the game, so that they open without a connection.',
      ],
    },
    {
      title: 'What a server learns in any case',
      paragraphs: [
        'To deliver a page, the server needs your IP address, and along with the request it learns which address was asked for and what your browser says about itself. That is so with every website. Whoever hosts this one may keep such requests in a log for a limited time, to keep the site secure and running; the legal basis is our legitimate interest in just that (Article 6(1)(f) GDPR).',
      ],
    },
    {
      title: 'Statistics, if you agree',
      paragraphs: [
        'If you choose Accept in the banner, the site sends events to PostHog, an analytics service, on servers in the European Union. We use them to see which pages are read and how the game is played. The legal basis is your consent (Article 6(1)(a) GDPR). These are the events:',
      ],
      list: [
        'That the site was opened.',
        'Each page you view: its name, its title and its path.',
        'What happens in the game, such as start, jump, crouch, turbo or the end of a run, and on which page; at the end of a run also the score and the high score.',
        'With each of these: when it happened, the name and version of the program that sends it, and random numbers that tell which events belong to the same visit to a page. They are drawn anew each time a page is loaded.',
      ],
    },
    {
      title: 'What the statistics do not do',
      paragraphs: [
        'They keep no identifier in your browser. Each time a page is loaded you count as a new visitor, so that we cannot follow you from one visit to the next. The events say nothing about your device, and PostHog is told not to work out where you are. Your IP address and what your browser says about itself do reach its servers, as they reach any server that you send something to.',
        'What happens before you have chosen is held in the page’s memory alone. If you accept, those first events are sent with the rest; if you close the banner, they are dropped.',
      ],
    },
    {
      title: 'Adverts, if there are any',
      paragraphs: [
        'The site can show adverts from other companies, in places that are kept for them and never on the stage. They are loaded only after you have accepted. From then on the advertising company learns your IP address and may set cookies of its own, under its own privacy policy. A helper script from another company, should the site use one, is loaded on the same condition.',
      ],
    },
    {
      title: 'Cookie Policy',
      paragraphs: [
        'Cookies are small notes that a site leaves in your browser; local storage serves the same end. This site leaves the following itself. The first fifteen do what you asked for and need no consent; none of them is used to recognise you.',
      ],
      list: [
        'The panel cookie, dino-panel: the word open or closed. First-party, SameSite=Lax, no identifier, kept for a year.',
        'The high scores, dino-high-score and dino-high-score-assisted: a number each in local storage, kept until you erase them or clear the browser’s data.',
        'The best runs, dino-best-runs: score and distance of the run with each high score, for the flag on the course, in local storage, kept until you erase them or clear the browser’s data.',
        'Your own numbers, dino-numbers and names that begin with it: runs, distance, time played and the like in local storage, with the last ten runs and up to 400 days, kept until you erase them or clear the browser’s data.',
        'Your achievements, dino-achievements: how far you’ve come with each and when you earned it, and which kept runs have been looked at for that, in local storage, kept until you erase them or clear the browser’s data.',
        'The daily courses, dino-daily: your attempts and scores by day in local storage, kept until you erase them or clear the browser’s data.',
        'Practice on the daily courses, dino-daily-practice: your best scores by day in local storage, kept until you erase them or clear the browser’s data.',
        'The practice, dino-practice: your best in each practice in local storage, kept until you erase them or clear the browser’s data.',
        'Your runs, dino-runs: replays of your best runs and the last ten in IndexedDB, up to one megabyte, kept until you erase them or clear the browser’s data.',
        'Runs on their way there, names that begin with dino-unstored-runs: the replay of a run that has just ended in local storage, kept until IndexedDB has it, or has refused it.',
        'The settings, dino-settings: keys, looks, sound and assists, in local storage, kept until you erase them or clear the browser’s data.',
        'The hints, dino-hints: which of the hints in the game you have followed, in local storage, kept until you erase them or clear the browser’s data.',
        'The consent flag, cookie-consent: the word true in local storage, written when you accept and kept until you withdraw or clear the browser’s data.',
        'A note in session storage, cookie-banner-closed, if you closed the banner or withdrew, so that it stays closed. It goes when you close the tab.',
        'The copy for playing offline: pages, scripts and pictures in the browser’s cache, renewed when the site changes.',
        'A note in session storage, dino-reloaded, if a page had to be loaded again after an update of the site. It goes when you close the tab.',
        'Statistics: no cookie and nothing in local storage, with or without consent.',
        'Adverts: only after consent, and only if the site shows any, cookies of the advertising company.',
      ],
    },
    {
      title: 'Changing your mind',
      paragraphs: [
        'Cookie settings, at the foot of every page, opens the banner again. There you can withdraw your consent as easily as you gave it, and from then on no more events are sent; where adverts were loaded, the page is loaded again without them. What was sent before stays lawful.',
        'Erase my data, in the panel beside the game, removes all of the above that the site keeps itself, the copy for playing offline apart; Export my data gives you your scores, numbers, achievements, daily and practice results, kept runs and settings as a file. To remove everything, clear this site’s data in your browser’s settings. The high score is lost either way; the copy for playing offline is made anew on your next visit.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Where the General Data Protection Regulation applies, you have the right to know what personal data about you is processed, to have it corrected or deleted, to have its processing restricted, to receive it in a portable form, and to object to processing that rests on legitimate interest. Since nothing in the statistics leads from an event to you, we will as a rule be unable to find yours among them (Article 11 GDPR).',
        'If you believe that your data is handled unlawfully, you may complain to a supervisory authority, for example in the country where you live. In Poland that is the President of the Personal Data Protection Office (UODO).',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'This site is not intended for children under 13: it is not directed at them, and we do not knowingly collect personal data about them. There is nothing in the game that a child should not see, and the terms of service ask those under 13 to read them with a parent or guardian. That adult should then also be the one to answer the banner.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When the site begins to store or send something else, this text will say so. What you agreed to under an earlier text covers nothing new.',
      ],
    },
  ],
};
