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
  lead: 'You can play without telling us anything. What the game remembers stays in your browser. Statistics and adverts wait for your consent.',
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
      title: 'Your two choices',
      paragraphs: [
        'Consent has two purposes: statistics and adverts. Accept in the banner gives both. To give only one, open Cookie settings at the foot of any page and switch each on or off.',
        'You don’t have to choose. If you close the banner or withdraw your consent, we remember that until your browser session ends and don’t ask again until then. The game is the same either way.',
      ],
    },
    {
      title: 'Statistics, if you allow them',
      paragraphs: [
        'If you allow statistics and this copy of the site uses them, it sends events to PostHog, an analytics service, on servers in the European Union. They tell us which pages people read and how they play. The legal basis is your consent (Article 6(1)(a) GDPR). These are the events:',
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
      paragraphs: [
        'They keep no identifier in your browser. Each time a page loads, you count as a new visitor, so we can’t follow you from one visit to the next. Events say nothing about your device, and PostHog is told not to work out where you are. Like any server, PostHog’s still receives your IP address and your browser’s description of itself.',
        'Until you choose, events are held in the page’s memory only. If you allow statistics, they’re sent. If you close the banner, they’re dropped.',
      ],
    },
    {
      title: 'Adverts, if you allow them',
      paragraphs: [
        'The site can show other companies’ adverts, in places set aside for them and never on the game itself. They load only if you allow adverts. The advertising company then learns your IP address and may set its own cookies under its own privacy policy. If the site uses another company’s helper script, the same consent applies to it.',
      ],
    },
    {
      title: 'Cookie Policy',
      paragraphs: [
        'Cookies are small notes that a site leaves in your browser. Local storage, session storage and IndexedDB do much the same. Below is everything that ends up there. What this site itself stores is needed for what you asked it to do, so it needs no consent, and none of it is used to recognise you.',
        'Unless an entry says otherwise, it stays until you erase it or clear your browser’s data. Browsers may clear it sooner: Safari deletes it after seven days of using the browser without visiting this site.',
      ],
      list: [
        'dino-panel, a cookie: whether the panel is open or closed. First-party, SameSite=Lax, for a year at most.',
        'dino-high-score and dino-high-score-assisted, in local storage: your high scores.',
        'dino-best-runs, in local storage: the score and distance of your best runs, for the flag on the course.',
        'dino-numbers and names that begin with it, in local storage: your stats, such as runs, distance and time played, your last ten runs, and up to 400 days.',
        'dino-achievements, in local storage: your progress, when you earned each achievement, and which saved runs have been checked for them.',
        'dino-daily, in local storage: your attempts and scores on each daily course.',
        'dino-daily-practice, in local storage: your best practice scores on daily courses.',
        'dino-practice, in local storage: your best in each kind of practice.',
        'dino-runs, in IndexedDB: replays of your best runs and your last ten, up to one megabyte.',
        'dino-unstored-runs and names that begin with it, in local storage: the replay of a run that has just ended, until it’s in IndexedDB.',
        'dino-settings, in local storage: your keys, display, sound and assists.',
        'dino-hints, in local storage: which hints you’ve followed.',
        'cookie-consent, in local storage: what you’ve consented to, until you withdraw it.',
        'cookie-banner-closed, in session storage: that you closed the banner or withdrew, so that we don’t ask again, until you close the tab.',
        'dino-reloaded, in session storage: that a page had to reload after an update, until you close the tab.',
        'The offline copy, in your browser’s cache: the pages you’ve visited, with their scripts and pictures. It grows to the whole site after a run, on a return visit, when you install the site or when you ask for it. If your browser saves data, no copy is started unless you ask for one. It’s renewed when the site changes.',
        'Statistics: nothing, with or without consent.',
        'Adverts: only with consent, and only if the site shows any, the advertising company’s own cookies.',
      ],
    },
    {
      title: 'Changing your mind',
      paragraphs: [
        'Cookie settings, at the foot of every page, lets you withdraw your consent as easily as you gave it, for either purpose or both. From then on nothing more is sent. If adverts were loaded, the page reloads without them. What was sent before stays lawful.',
        'Erase my data, in the panel beside the game, removes everything this site has stored, except the offline copy. To remove that too, clear this site’s data in your browser’s settings. Your next visit starts a new copy. Export my data saves your scores, stats, achievements, results, saved runs and settings to a file.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Where the General Data Protection Regulation applies, you can ask what personal data about you is processed, and have it corrected, deleted, restricted or handed over in a portable form. You can object to processing that rests on legitimate interest. Since nothing in the statistics leads from an event back to you, we usually can’t find yours among them (Article 11 GDPR).',
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
