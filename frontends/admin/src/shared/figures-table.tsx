import type { Key, ReactNode } from 'react';
import styles from './figures-table.module.css';

export interface FiguresRow {
  readonly key: Key;
  readonly label: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface FiguresTableProps {
  readonly label: string;
  /** The first names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
}

/** A few rows without sorting or paging, for which antd's table would be the heaviest part of the first screen. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  return (
    // Scrolls by itself, so the keyboard has to reach it.
    <div role="region" aria-label={label} tabIndex={0} className={styles.region}>
      <table aria-label={label}>
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
          {rows.map(({ key, label: name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
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
