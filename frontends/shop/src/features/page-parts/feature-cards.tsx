import { classNames, Icon, UnbrokenNumbers, type IconName } from '@kp/ui';
import styles from './feature-cards.module.css';

export interface Feature {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

/** Points side by side, each on a ticket of its own. */
export function FeatureCards({ features }: { readonly features: readonly Feature[] }) {
  return (
    <ul className={classNames(styles.cards, features.length % 3 === 0 && styles.three)}>
      {features.map(({ title, text, icon }) => (
        <li key={title} className={styles.card}>
          <h3 className={styles.title}>
            <Icon name={icon} size={24} className={styles.icon} />
            {title}
          </h3>
          <p className={styles.text}>
            <UnbrokenNumbers>{text}</UnbrokenNumbers>
          </p>
        </li>
      ))}
    </ul>
  );
}
