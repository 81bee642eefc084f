import { Link } from 'react-router';
import styles from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

/** From one thing to the list where it was opened. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back}>
      <span aria-hidden className={styles.arrow}>
        ←
      </span>{' '}
      {label}
    </Link>
  );
}
