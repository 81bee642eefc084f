import { useFormats } from '@kp/ui';
import { Link } from 'react-router';
import type { ChecklistPart } from '../reply.types';
import styles from './parts.module.css';

export function Checklist({ checklist }: { readonly checklist: ChecklistPart }) {
  const { number } = useFormats();
  return (
    <div className={styles.box}>
      <h3 dir="auto" className={styles.title}>
        {checklist.title}
      </h3>
      {checklist.groups.map(({ title, items }, group) => (
        <section key={group} className={styles.group}>
          <h4 dir="auto">{title}</h4>
          <ul className={styles.rows}>
            {items.map(({ label, quantity, search }, index) => (
              <li key={index} className={styles.row}>
                {search ? (
                  <Link to={`/products?search=${encodeURIComponent(search)}`} dir="auto">
                    {label}
                  </Link>
                ) : (
                  <span dir="auto">{label}</span>
                )}
                {quantity !== undefined && <bdi>{`× ${number(quantity)}`}</bdi>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
