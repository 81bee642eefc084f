import { Page } from '@kp/ui';
import { useId, type ReactNode } from 'react';
import styles from './legal-page.module.css';

export interface LegalSection {
  /** Ends the page's address when somebody links to the section. */
  readonly id: string;
  /** With its number. */
  readonly title: string;
  readonly content: ReactNode;
}

export interface LegalPageProps {
  readonly title: string;
  /** When it was last changed, in words. */
  readonly updated: string;
  /** Below the heading: what to know before reading. */
  readonly notice?: ReactNode;
  /** Card of the company. */
  readonly company: ReactNode;
  /** Name of the list of sections. */
  readonly contentsLabel: string;
  readonly sections: readonly LegalSection[];
  /** Whom to ask. */
  readonly questions: ReactNode;
}

/** A long text in numbered sections, with a list of them that stays in sight on wide screens. */
export function LegalPage(props: LegalPageProps) {
  const { title, updated, notice, company, contentsLabel, sections, questions } = props;
  const contentsId = useId();
  return (
    <Page className={styles.page}>
      <header className={styles.hero}>
        <h1>{title}</h1>
        <p className={styles.updated}>{updated}</p>
        {notice}
      </header>
      <nav aria-labelledby={contentsId} className={styles.contents} data-print="hidden">
        <h2 id={contentsId} className={styles.contentsHeading}>
          {contentsLabel}
        </h2>
        <ol className={styles.links}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {company}
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className={styles.section}>
            <h2 id={section.id}>{section.title}</h2>
            {section.content}
          </section>
        ))}
        <footer className={styles.questions}>{questions}</footer>
      </div>
    </Page>
  );
}
