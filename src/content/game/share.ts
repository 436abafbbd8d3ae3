import { formatMetres, formatNumber, formatPercent, formatPoints, formatPx } from '../format.ts';
import { fileSaved } from './ui.ts';

export const SHARE = {
  title: 'Share this run',
  link: 'Link',
  share: 'Share…',
  copyAll: 'Copy text and link',
  copyLink: 'Copy link',
  savePicture: 'Save picture',
  longLink:
    'This link is over 2,000 characters long. Some apps cut such links off: send it by e-mail.',
  shared: 'Shared.',
  allCopied: 'Text and link copied.',
  linkCopied: 'Link copied.',
  courseLinkCopied: 'Link to the course copied.',
  refused:
    'Your browser doesn’t let this page copy. The link is selected, so you can copy it yourself.',
  noPicture: 'The picture couldn’t be made. Share the link instead.',
  hiddenPicture:
    'Your browser hides pictures from pages, as a protection from tracking. Share the link instead.',
  assisted: 'assisted',
} as const;

const INVITATION = 'Watch the run, or race it:';
const DAILY_INVITATION = 'Play the same course:';

export interface SharedRun {
  readonly score: number;
  readonly metres: number;
  readonly assisted: boolean;
}

export function shareTitle(score: number, site: string): string {
  return `${formatPoints(score)} in ${site}`;
}

export function copyCourseLink(day: number): string {
  return `Copy link to course ${day}`;
}

export function pictureSaved(name: string, canShare: boolean): string {
  const otherwise = canShare ? 'Share it instead.' : 'Copy the link and open it in your browser.';
  return `${fileSaved(name)} Not there? ${otherwise}`;
}

export function shareMessage(
  { score, metres, assisted }: SharedRun,
  site: string,
  { race, beaten }: { readonly race?: string; readonly beaten?: string } = {},
): string {
  // No line breaks between the number and its unit.
  const way = formatMetres(metres).replace(' ', '\u00A0');
  const result = `${shareTitle(score, site)}, ${way}${assisted ? ', assisted' : ''}${
    beaten === undefined ? '' : `, and ${beaten} beaten`
  }.`;
  return [result, ...(race === undefined ? [] : [race]), INVITATION].join('\n');
}

export function raceMessage(
  score: number,
  raced: { readonly score: number; readonly isOwn: boolean },
): string {
  const lead = score - raced.score;
  const race = `I raced ${raced.isOwn ? 'my own' : 'a'} run of ${formatPoints(raced.score)} and`;
  if (lead === 0) return `${race} tied.`;
  return lead > 0
    ? `${race} won by ${formatNumber(lead)}.`
    : `${race} lost by ${formatNumber(-lead)}.`;
}

export function shareDailyMessage(result: string, isOver: boolean): string {
  return `${result}\n${isOver ? INVITATION : DAILY_INVITATION}`;
}

export function cardDescription({ score, metres }: Pick<SharedRun, 'score' | 'metres'>): string {
  return `The end of the run, ${formatPoints(score)} and ${formatMetres(metres)}`;
}

export const SHARED_RUN = {
  question: 'Can you beat that?',
  noRun: 'This link has no run we can show',
  unexpected: 'Something went wrong on our side.',
} as const;

/** The figure is written larger, and a small frame leaves its unit out. */
export function sharedRunTitle(score: number): readonly [figure: string, unit: string] {
  const figure = formatNumber(score);
  return [figure, `${formatPoints(score).slice(figure.length)}.`];
}

export function sharedRunText(metres: number): string {
  return `Someone ran ${formatMetres(metres)} here. Your turn.`;
}

export interface AssistsInUse {
  readonly speed: number;
  readonly forgiveness: number;
  readonly pterodactyls: boolean;
}

export function assistsMark({ speed, forgiveness, pterodactyls }: AssistsInUse): string {
  const words = [
    ...(speed < 1 ? [`${formatPercent(speed)} speed`] : []),
    ...(forgiveness > 0 ? [`${formatPx(forgiveness)} of forgiveness`] : []),
    ...(pterodactyls ? [] : ['no pterodactyls']),
  ];
  return words.length === 0 ? '' : `Assisted: ${words.join(', ')}`;
}
