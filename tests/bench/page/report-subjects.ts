import { formatSpread, type Spread, spreadOf } from '../statistics.ts';
import { type Budget, type Row, ROWS } from './budgets.ts';
import type { SubjectFigures } from './measure-page.ts';
import type { Subject } from './subjects.ts';

type AllFigures = ReadonlyMap<Subject, SubjectFigures>;

export function describeSubject(all: AllFigures, subject: Subject): string[] {
  const { failure } = all.get(subject) ?? {};
  const lines = [subject.page.kind === 'ours' ? `Ours ${subject.title}` : subject.title];
  if (failure !== undefined) lines.push(`  A round failed: ${failure}`);
  return [...lines, ...ROWS.flatMap((row) => describeRow(all, subject, row))];
}

function describeRow(all: AllFigures, subject: Subject, row: Row): string[] {
  const rounds = all.get(subject)?.rounds ?? [];
  const own = spreadOf(rounds.flatMap((figures) => figures[row.figure] ?? []));
  if (own === undefined) return [];
  const name = `  ${row.title.padEnd(37)}${formatSpread(own).padEnd(26)}`;
  const { page } = subject;
  if (page.kind !== 'ours') return [name.trimEnd()];
  const peer = row.peer?.(subject);
  const budget = page.view === 'night' ? (row.budgetAtNight ?? row.budget) : row.budget;
  const isMore = budget.unit === 'more';
  // Compares both pages within each round, so that other load on the machine affects them alike.
  const compared = spreadOf(
    rounds.flatMap((figures, round) => {
      const mine = figures[row.figure];
      const theirs = peer && all.get(peer)?.rounds[round]?.[row.figure];
      if (mine === undefined || theirs === undefined) return [];
      return isMore ? [mine - theirs] : theirs === 0 ? [] : [mine / theirs];
    }),
  );
  const comparison =
    compared === undefined
      ? ''
      : `${formatSpread(compared)} ${isMore ? 'more than' : 'x'} ${peer?.name}`;
  return [`${name}${comparison.padEnd(44)}${verdict(budget, own, compared)}`.trimEnd()];
}

function verdict(budget: Budget, own: Spread, compared: Spread | undefined): string {
  const { unit, limit, atLeast, everyRound } = budget;
  const judged = unit === 'own' ? own : compared;
  if (judged === undefined) return 'nothing to compare it with';
  const value = everyRound ? judged.max : judged.median;
  const isMet = atLeast ? value >= limit : value <= limit;
  const wanted = `${atLeast ? 'at least' : 'at most'} ${limit}${unit === 'own' ? '' : ` ${unit}`}`;
  return `budget ${wanted.padEnd(18)}${isMet ? 'ok' : 'OVER'}`;
}
