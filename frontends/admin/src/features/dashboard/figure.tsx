import { Link } from 'react-router';
import styles from './dashboard.module.css';

export interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** The list that the figure counts. */
  readonly to?: string;
  /** A part of it worth a look. */
  readonly note?: { readonly text: string; readonly to: string };
}

export function Figure({ label, value, to, note }: FigureProps) {
  return (
    <li className={styles.figure}>
      <h2 className={styles.label}>{label}</h2>
      <p className={styles.value}>
        {to ? (
          <Link to={to} aria-label={`${label}: ${value}`}>
            {value}
          </Link>
        ) : (
          value
        )}
      </p>
      {note && (
        <p>
          <Link to={note.to}>{note.text}</Link>
        </p>
      )}
    </li>
  );
}
