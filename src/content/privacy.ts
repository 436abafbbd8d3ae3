import type { LegalText } from './legal-text.ts';

export const PRIVACY: LegalText = {
  seo: {
    title: 'Privacy Policy and Cookie Policy',
    description:
      'What this site stores in your browser, what it sends and to whom, and how to change your mind. No accounts, and no statistics without your consent.',
    keywords: ['privacy policy', 'cookie policy', 'gdpr', 'consent'],
    canonicalUrl: '/privacy-policy',
    ogImage: '/pictures/og-jump.png',
    ogType: 'website',
  },
  title: 'Privacy Policy',
  updatedLabel: 'Last updated',
  lead: 'You can play without telling us anything. What the game remembers stays in your browser. Anything more waits for your consent.',
  sections: [
    {
      title: 'No accounts, no forms',
      paragraphs: [
        'There’s nothing to sign up for and nothing to fill in. We don’t ask for your name, e-mail address or payment details, so we don’t have them.',
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'Your runs, scores and settings are stored in your browser and nowhere else. None of it says who you are.',
      ],
      list: [
        'Your high score, your stats and your achievements.',
        'Your saved runs, as replays: the best and the most recent.',
        'Your results on daily courses and in practice.',
        'Your settings.',
        'Your consent, if you’ve given it.',
        'Whether the panel beside the game is open or closed.',
        'A copy of the pages you’ve visited, or of the whole site, so that they open without a connection.',
      ],
    },
    {
      title: 'What every server learns',
      paragraphs: [
        'To deliver a page, a server needs your IP address. Your browser also tells it which address you asked for, and which browser you’re using. That’s true of every website. Whoever hosts this one may log such requests for a limited time to keep the site secure and running. The legal basis is our legitimate interest in doing so (Article 6(1)(f) GDPR).',
      ],
    },
    {
      title: 'Nothing to agree to',
      about: [],
      paragraphs: [
        'This copy of the site has no statistics and no adverts, so it sends nothing to anybody else. The banner only says so.',
      ],
    },
    {
      title: 'Your choice',
      about: ['posthog', 'adverts', 'helper'],
      paragraphs: [
        'The banner asks for your consent to everything this copy of the site uses, and Accept gives it. To agree to some of it only, open Cookie settings at the foot of any page: each purpose has a switch. If we add anything later, we ask you anew.',
        'You don’t have to choose. If you close the banner or withdraw your consent, we remember that until your browser session ends and don’t ask again until then. The game is the same either way.',
      ],
    },
    {
      title: 'Statistics, if you allow them',
      about: ['posthog'],
      paragraphs: [
        'If you allow statistics, the site sends events to PostHog, an analytics service, on servers in the European Union. They tell us which pages people read and how they play. The legal basis is your consent (Article 6(1)(a) GDPR). These are the events:',
      ],
      list: [
        'app_loaded: the site was opened.',
        'page_view: you viewed a page, with its name, title and path.',
        'game_start, game_jump, game_over and the like: what you did in the game and on which page. The end of a run comes with its score and your high score.',
        'With every event: the time, the name and version of the program that sends it, and random numbers that show which events belong together. They’re drawn again each time a page loads.',
      ],
    },
    {
      title: 'What statistics don’t do',
      about: ['posthog'],
      paragraphs: [
        'They store nothing and keep no identifier in your browser. Each time a page loads, you count as a new visitor, so we can’t follow you from one visit to the next. Events say nothing about your device, and PostHog is told not to work out where you are. Like any server, PostHog’s still receives your IP address and your browser’s description of itself.',
        'Until you choose, events are held in the page’s memory only. If you allow statistics, they’re sent. If you close the banner, they’re dropped.',
        'Nothing in the statistics leads from an event back to you. So when you use your rights, we usually can’t find your events among them (Article 11 GDPR).',
      ],
    },
    {
      title: 'Adverts, if you allow them',
      about: ['adverts'],
      paragraphs: [
        'The site can show other companies’ adverts, in places set aside for them and never on the game itself. They load only if you allow adverts. The advertising company then learns your IP address and may set its own cookies under its own privacy policy. If you withdraw your consent, the page reloads without adverts, after your run if you’re in one.',
      ],
    },
    {
      title: 'A helper script, if you allow it',
      about: ['helper'],
      paragraphs: [
        'The site can load a helper script from the company whose service it was made with. That company then learns your IP address. Where the site also has adverts, one switch covers both.',
      ],
    },
    {
      title: 'Cookie Policy',
      paragraphs: [
        'Cookies are small notes that a site leaves in your browser. Local storage, session storage and IndexedDB do much the same. Below is everything that this site itself stores there. It’s needed for what you asked the site to do, so it needs no consent, and none of it is used to recognise you.',
        'Unless an entry says otherwise, it stays until you erase it or clear your browser’s data. Browsers may clear it sooner: Safari deletes it after seven days of using the browser without visiting this site.',
      ],
      list: [
        'dino-panel, a cookie: whether the panel is open or closed. First-party, SameSite=Lax, for a year at most.',
        'dino-high-score and dino-high-score-assisted, in local storage: your high scores.',
        'dino-best-runs, in local storage: the score and distance of your best runs, for the flag on the course.',
        'dino-numbers and names that begin with it, in local storage: that you have stats, and what a run adds to them until it’s in IndexedDB.',
        'dino-achievements, in local storage: your progress, when you earned each achievement, and which saved runs have been checked for them.',
        'dino-daily, in local storage: your attempts and scores on each daily course.',
        'dino-daily-practice, in local storage: your best practice scores on daily courses.',
        'dino-practice, in local storage: your best in each kind of practice.',
        'dino-runs, in IndexedDB: replays of your best runs and your last ten, up to one megabyte; and your stats, such as runs, distance and time played, your last ten runs, and up to 400 days.',
        'dino-unstored-runs and names that begin with it, in local storage: the replay of a run that has just ended, until it’s in IndexedDB.',
        'dino-settings, in local storage: your keys, display, sound and assists.',
        'dino-hints, in local storage: which hints you’ve followed.',
        'cookie-consent, in local storage: what you’ve consented to, until you withdraw it.',
        'cookie-consent-asked, in local storage: which services you were asked about, so that your consent covers no others, until you withdraw it.',
        'cookie-banner-closed, in session storage: that you closed the banner or withdrew, so that we don’t ask again, until you close the tab.',
        'dino-reloaded, in session storage: that a page had to reload after an update, until you close the tab.',
        'The offline copy, in your browser’s cache: all pages, with their scripts and pictures. It’s made once you’ve played, when you install the site, or when you ask for it. If your browser saves data, it’s only made when you ask. It’s renewed when the site changes.',
      ],
    },
    {
      title: 'Changing your mind',
      paragraphs: [
        'Cookie settings, at the foot of every page, lets you withdraw your consent as easily as you gave it, in whole or in part. From then on nothing more is sent. What was sent before stays lawful.',
        'Erase my data, in the panel beside the game, removes everything this site has stored, except the offline copy. To remove that too, clear this site’s data in your browser’s settings. Your next run starts a new copy. Export my data saves your scores, stats, achievements, results, saved runs and settings to a file.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Where the General Data Protection Regulation applies, you can ask what personal data about you is processed, and have it corrected, deleted, restricted or handed over in a portable form. You can object to processing that rests on legitimate interest.',
        'If you think your data has been handled unlawfully, you can complain to a supervisory authority, for example the one where you live. In Poland that’s the President of the Personal Data Protection Office (UODO).',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'This site is not intended for children under 13: it isn’t aimed at them, and we don’t knowingly collect personal data about them. Nothing in the game is unsuitable for a child. The terms of service ask anyone under 13 to read them with a parent or guardian, who should also be the one to answer the banner.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'If the site starts to store or send anything else, this text will say so. Consent that you gave under an earlier text doesn’t cover anything new.',
      ],
    },
  ],
};
