import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import type { Drawn } from '#stage';
import { type Budget, type Row, ROWS } from './budgets.ts';
import { compare, valuesOf } from './figures.ts';
import { number } from '../number.ts';
import type { SubjectFigures } from './measure-page.ts';
import { type Spread, spreadOf } from './statistics.ts';
import type { Subject } from './subjects.ts';

type AllFigures = ReadonlyMap<Subject, SubjectFigures>;

/** The figures of each page, with its peers and its budgets. */
export function describeSubjects(all: AllFigures): string[] {
  return [...all.keys()].flatMap((subject) => ['', ...describe(all, subject)]);
}

function describe(all: AllFigures, subject: Subject): string[] {
  const { drawn, trouble } = all.get(subject) ?? {};
  return [
    subject.page.kind === 'ours' ? `Ours ${subject.title}` : subject.title,
    ...(drawn === undefined ? [] : [`  ${describeDrawn(drawn)}`]),
    ...(trouble === undefined ? [] : [`  A round failed: ${trouble}`]),
    ...ROWS.flatMap((row) => describeRow(all, subject, row) ?? []),
  ];
}

function describeDrawn({ renderer, sprites, pixels, textures }: Drawn): string {
  const stages = pixels / (STAGE_WIDTH * STAGE_HEIGHT);
  return `draws ${number(sprites)} sprites a frame by ${renderer}, ${number(stages)} times the stage's area, of ${number(textures)} textures`;
}

function describeRow(all: AllFigures, subject: Subject, row: Row): string | undefined {
  const rounds = all.get(subject)?.rounds ?? [];
  const own = spreadOf(valuesOf(rounds, row.figure));
  if (own === undefined) return undefined;
  const name = `  ${row.title.padEnd(37)}${spread(own).padEnd(26)}`;
  if (subject.page.kind !== 'ours') return name.trimEnd();
  const peer = row.peer?.(subject);
  const budget = row.budget?.(subject);
  const peerRounds = (peer && all.get(peer)?.rounds) ?? [];
  const { ratios, differences } = compare(rounds, peerRounds, row.figure);
  const compared = spreadOf(budget?.unit === 'more' ? differences : ratios);
  const relation = budget?.unit === 'more' ? 'more than' : 'x';
  const beside = compared === undefined ? '' : `${spread(compared)} ${relation} ${peer?.name}`;
  return `${name}${beside.padEnd(44)}${judge(budget, own, compared)}`.trimEnd();
}

function spread({ median, min, max }: Spread): string {
  return min === max ? number(median) : `${number(median)} (${number(min)} to ${number(max)})`;
}

function judge(budget: Budget | undefined, own: Spread, compared: Spread | undefined): string {
  if (budget === undefined) return '';
  const { unit, limit, atLeast, always } = budget;
  const judged = unit === 'own' ? own : compared;
  if (judged === undefined) return 'nothing to compare it with';
  const value = always ? judged.max : judged.median;
  const isMet = atLeast ? value >= limit : value <= limit;
  const wanted = `${atLeast ? 'at least' : 'at most'} ${limit}${UNITS[unit]}`;
  return `budget ${wanted.padEnd(18)}${isMet ? 'ok' : 'OVER'}`;
}

const UNITS = { x: ' x', more: ' more', own: '' } as const satisfies Record<Budget['unit'], string>;
