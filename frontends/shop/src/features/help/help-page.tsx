import type { ReactNode } from 'react';
import { HelpFrame } from '../../shared/help-frame';
import styles from './help-page.module.css';

export interface HelpSection {
  readonly title: string;
  readonly content: ReactNode;
}

interface HelpPageProps {
  readonly path: string;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly HelpSection[];
}

export function HelpPage({ path, title, intro, sections }: HelpPageProps) {
  return (
    <HelpFrame path={path} title={title} description={intro} intro={intro}>
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2 className={styles.title}>{section.title}</h2>
          <div className={styles.content}>{section.content}</div>
        </section>
      ))}
    </HelpFrame>
  );
}
