import type { LegalText } from './legal-text.ts';

export const PRIVACY: LegalText = {
  seo: {
    title: 'Privacy Policy and Cookie Policy',
    description:
      'What this site stores in your browser, what it sends and to whom, and how to change your mind. No accounts, and no statistics without your consent.',
    keywords: ['privacy policy', 'cookie policy', 'gdpr', 'consent'],
    canonicalUrl: '/privacy-policy',
    ogImage: '/pictures/og-jump.png',
  },
  title: 'Privacy Policy',
  updatedLabel: 'Last updated',
  lead: 'You can play without telling us anything. What the game remembers, it remembers in your browser. Anything more waits for your consent.',
  sections: [
    {
      title: 'No accounts',
      paragraphs: [
        'There’s nothing to sign up for. We don’t ask for your name, e-mail address or payment details, so we don’t have them. A link or file that you open in the game stays in your browser.',
      ],
    },
    {
      title: 'What’s stored in your browser',
      paragraphs: [
        'Your runs, scores and settings are stored in your browser. Nothing there says who you are.',
      ],
      list: [
        'Your high score, your stats, your achievements and which rivals you’ve beaten.',
        'Your saved runs, as replays: your best, the best on each of the last 14 daily courses you’ve played, and your last ten.',
        'A run you’ve left before its end, so that you can resume it.',
        'Your results on daily courses and in practice.',
        'Your settings, and which hints you’ve already followed.',
        'Your answer to the cookie banner.',
        'Whether ‘Your stats’, below the game, is open or closed.',
        'A copy of the whole site, so that it opens without a connection.',
      ],
    },
    {
      title: 'What every server learns',
      paragraphs: [
        'To deliver a page, a server needs your IP address. Your browser also says which address it wants, and which browser it is. That’s so on every website.',
        'Whoever hosts this site may log such requests for a while, to keep it secure and running. The legal basis is our legitimate interest in a secure and working site (Article 6(1)(f) GDPR).',
      ],
    },
    {
      title: 'Nothing to agree to',
      onlyWithServices: [],
      paragraphs: [
        'This copy of the site has no statistics and no adverts, so it sends nothing to anyone else. The banner only says so. Press ‘OK’, and it stays away for six months.',
      ],
    },
    {
      title: 'Your choice',
      onlyWithServices: ['posthog', 'adverts', 'helper'],
      paragraphs: [
        '‘Accept’ allows everything the banner lists. ‘Decline’ allows nothing. ‘Choose’ has a switch for each purpose. We remember any of these answers for six months, then ask again. If we add a purpose, we ask sooner.',
        'Closing the banner with the cross isn’t an answer. The banner stays closed until you close the tab, and nothing is sent meanwhile. If your browser sends the Global Privacy Control signal, we take it as ‘Decline’ and don’t ask. You can still change that under ‘Cookie settings’, at the foot of every page.',
        'Whatever you choose, the game’s the same. If you’re under 16, your consent counts only if a parent or guardian gives it or agrees to it (Article 8 GDPR). Ask one of them to answer.',
      ],
    },
    {
      title: 'Statistics, if you allow them',
      onlyWithServices: ['posthog'],
      paragraphs: [
        'If you allow statistics, the site sends events to PostHog, an analytics service. They tell us which pages people read and how they play. The legal basis is your consent (Article 6(1)(a) GDPR). These are the events:',
      ],
      list: [
        'app_loaded: the site was opened.',
        'page_view: you viewed a page, with its name, title and path.',
        'game_start, game_jump, game_over and the like: what you did in the game, and on which page. The end of a run comes with its score, its seconds, your high score, and how many runs this browser has played, up to ten. Runs that don’t count, such as practice, are marked as such.',
        'With every event: the time, the name and version of the program that sends it, and random numbers that show which events belong together. New random numbers are generated each time a page loads.',
      ],
    },
    {
      title: 'What statistics don’t do',
      onlyWithServices: ['posthog'],
      paragraphs: [
        'They store nothing in your browser. Each time a page loads, you count as a new visitor, so we can’t follow you from one visit to the next. Events say nothing about your device, and PostHog is told not to work out where you are. Like any server, PostHog’s still learns your IP address and which browser you use.',
        'Until you choose, events wait in the page’s memory. If you allow statistics, they’re sent. If you don’t, they’re dropped.',
        'Nothing leads from an event back to you. So if you ask for your events, we usually can’t find them (Article 11 GDPR).',
      ],
    },
    {
      title: 'Adverts, if you allow them',
      onlyWithServices: ['adverts'],
      paragraphs: [
        'The site can show adverts, in places set aside for them and never on the game itself. They load only if you allow adverts. The company they come from then learns your IP address and which page you’re on, and may set its own cookies. The legal basis is your consent (Article 6(1)(a) GDPR).',
        'If you withdraw your consent, the page reloads without adverts. A run that’s under way is still there after that, paused, unless it’s practice.',
      ],
    },
    {
      title: 'A script of our website builder, if you allow it',
      onlyWithServices: ['helper'],
      paragraphs: [
        'The site can load a script from the company whose website builder made it. That company then learns your IP address and which page you’re on. The legal basis is your consent (Article 6(1)(a) GDPR). The game works without it.',
      ],
    },
    {
      title: 'Cookie Policy',
      paragraphs: [
        'Cookies are small notes that a site leaves in your browser. Local storage, session storage and IndexedDB do much the same. Below is everything this site itself stores there. The features you use need it, so no consent is required. Nothing there is used to recognise you.',
        'Unless an entry says otherwise, it stays until you erase it or clear your browser’s data. Some browsers clear it sooner: Safari does after seven days of use without a visit to this site.',
      ],
      list: [
        'dino-panel, a cookie: whether ‘Your stats’ is open or closed. First-party, SameSite=Lax, for a year at most.',
        'dino-high-score and dino-high-score-assisted, in local storage: your high scores.',
        'dino-best-runs, in local storage: the score and distance of your best runs, for the flag on the course.',
        'dino-stats, in local storage: your stats: runs, distance, longest distance and time played, and your runs, best scores and time on each of up to 400 days.',
        'dino-achievements, in local storage: your progress, when you earned each achievement, and which saved runs have been checked for them.',
        'dino-rivals, in local storage: how many rivals you’ve beaten.',
        'dino-daily, in local storage: your ranked attempts on every daily course you’ve played, with their scores.',
        'dino-daily-practice, in local storage: your best practice scores on daily courses.',
        'dino-practice, in local storage: your best in each kind of practice.',
        'dino-runs, in IndexedDB: replays of your best runs, of the best on each of the last 14 daily courses you’ve played, and of your last ten, up to one megabyte.',
        'dino-unstored-runs and names that begin with it, in local storage: the replay of a run that has just ended, until it’s in IndexedDB.',
        'dino-unfinished-run and names that begin with it, in local storage and, while you play, in IndexedDB: a run that isn’t over yet. You have a day to resume it.',
        'dino-settings, in local storage: your keys, display, sound, assists, and whether a rival runs along.',
        'dino-hints, in local storage: which hints you’ve had, whether you’ve ever shot, and how many runs you’ve ended, up to two.',
        'dino-days, in local storage: how often you’ve seen each kind of day, so that the next run brings another.',
        'cookie-consent, in local storage: your answer to the banner, its day, and which services it was about, for six months.',
        'cookie-banner-closed, in session storage: that you closed the banner without an answer, until you close the tab.',
        'dino-next-rival, in session storage: which rival runs along next, and on which course, until you close the tab.',
        'dino-reloaded, in session storage: that a page had to reload after an update, until you close the tab.',
        'dino-no-room, in session storage: that there was no room for the site’s offline copy, until you close the tab.',
        'The offline copy, in your browser’s cache: all pages, with their scripts and pictures. It’s made once you’ve played, or when you install the site or ask for it. If your browser’s data saver is on, it’s only made when you ask. It’s renewed when the site changes.',
      ],
    },
    {
      title: 'Changing your mind',
      paragraphs: [
        'Open ‘Cookie settings’, at the foot of every page, to withdraw your consent, all of it or a part. Withdrawing is as easy as consenting. From then on nothing more is sent. What was sent before stays lawful.',
        'Press ‘Erase my data’, in the panel below the game, to remove everything this site has stored, except the offline copy. To remove that too, clear this site’s data in your browser’s settings. Your next run starts a new copy.',
        '‘Export my data’, beside it, saves your scores, stats, achievements, results, saved runs, hints, days and settings to a file. ‘Import my data’ adds such a file to what’s stored in another browser. The file isn’t sent to us.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Under the General Data Protection Regulation, you can ask what personal data about you is processed. You can have it corrected, deleted, restricted or handed over in a portable form. You can object to processing based on a legitimate interest.',
        'If you think your data has been handled unlawfully, you can complain to a supervisory authority, such as the one where you live. In Poland that’s the President of the Personal Data Protection Office (UODO).',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'This site is not intended for children under 13: it isn’t aimed at them, and we don’t knowingly collect personal data about them. Nothing in the game is unsuitable for a child. If you’re under 13, read the [terms of service](/terms-of-service) with a parent or guardian.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'If the site starts to store or send anything else, this text will say so. What you agreed to before doesn’t cover anything new.',
      ],
    },
  ],
};
