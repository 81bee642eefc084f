import { useFormats } from '@kp/ui';
import styles from './counts.module.css';

interface CountsProps {
  readonly label?: string;
  readonly counts: readonly (readonly [label: string, count: number])[];
}

/** What became, or would become, of how many. */
export function Counts({ label, counts }: CountsProps) {
  const { number } = useFormats();
  return (
    <dl className={styles.counts} aria-label={label}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
