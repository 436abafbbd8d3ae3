import { COMPARISON, comparisonNote, type ComparisonRow } from '#content';
import { DataTable } from '#ui';
import { GuideSection } from './GuideSection.tsx';

interface ComparisonProps {
  readonly words: { readonly title: string; readonly lead: string; readonly table: string };
  /** What the rows are about. */
  readonly what: string;
  readonly rows: readonly ComparisonRow[];
}

/** The game inside Chrome and this one, row by row. */
export function Comparison({ words: { title, lead, table }, what, rows }: ComparisonProps) {
  return (
    <GuideSection title={title} lead={lead}>
      <DataTable
        caption={table}
        columns={[what, COMPARISON.theirs, COMPARISON.ours]}
        rows={rows.map((row) => [row.what, row.theirs, row.ours])}
        look="even"
      />
      <p>
        <small>{comparisonNote()}</small>
      </p>
    </GuideSection>
  );
}
