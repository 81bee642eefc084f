import type { ReactNode } from 'react';
import styles from './invoice-document.module.css';

interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
