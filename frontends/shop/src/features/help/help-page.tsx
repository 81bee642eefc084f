import { PageHead } from '@kp/client';
import { Page } from '@kp/ui';
import type { ReactNode } from 'react';
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
    <Page width="narrow">
      <PageHead title={title} description={intro} canonicalPath={path} type="article" />
      <div className={styles.page}>
        <h1>{title}</h1>
        <p>{intro}</p>
        {sections.map((section) => (
          <section key={section.title} className={styles.section}>
            <h2 className={styles.title}>{section.title}</h2>
            {section.content}
          </section>
        ))}
      </div>
    </Page>
  );
}
