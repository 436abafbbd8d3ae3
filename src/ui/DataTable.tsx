import { type ReactNode, useId } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [heading: string, ...cells: ReactNode[]])[];
  readonly look?: 'numbers' | 'even';
}

/** Scrolls sideways on a narrow screen, by keyboard too. */
export function DataTable({ caption, columns, rows, look }: DataTableProps) {
  const id = useId();
  return (
    <div className={styles.scroller} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={look && styles[look]}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
