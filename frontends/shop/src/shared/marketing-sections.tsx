import { classNames, Icon, UnbrokenNumbers, type IconName } from '@kp/ui';
import type { ReactNode } from 'react';
import { PageSection } from './page-section';
import styles from './marketing-sections.module.css';

interface PageHeroProps {
  readonly title: string;
  readonly text: string;
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
  /** The children touch the following section, without a gap. */
  readonly isFlush?: boolean;
}

export function PageHero({ title, text, badge, children, isFlush }: PageHeroProps) {
  return (
    <header className={classNames(styles.hero, isFlush && styles.standing)}>
      <div className={styles.words}>
        {badge && <p className={styles.badge}>{badge}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </header>
  );
}

export interface Feature {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

export function FeatureCards({ features }: { readonly features: readonly Feature[] }) {
  return (
    <ul className={classNames(styles.cards, features.length % 3 === 0 && styles.three)}>
      {features.map(({ title, text, icon }) => (
        <li key={title} className={styles.card}>
          <h3 className={styles.cardTitle}>
            <Icon name={icon} size={24} className={styles.icon} />
            {title}
          </h3>
          <p className={styles.cardText}>
            <UnbrokenNumbers>{text}</UnbrokenNumbers>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface CallToActionProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function CallToAction({ heading, text, children }: CallToActionProps) {
  return (
    <PageSection heading={heading} background="steel">
      <p className={styles.actionText}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </PageSection>
  );
}
