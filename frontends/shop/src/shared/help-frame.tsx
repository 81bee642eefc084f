import { PageHead } from '@kp/client';
import type { LegalDuty } from '@kp/commerce/legal-duties';
import { Page } from '@kp/ui';
import type { ParseKeys } from 'i18next';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLegalDuties } from '@kp/client';
import styles from './help-frame.module.css';

interface HelpLink {
  readonly to: string;
  readonly text: ParseKeys;
  /** Shown where it is due. */
  readonly duty?: LegalDuty;
}

const HELP_LINKS: readonly HelpLink[] = [
  { to: '/delivery', text: 'footer.delivery' },
  { to: '/returns', text: 'footer.returns' },
  { to: '/withdraw', text: 'withdrawal.action', duty: 'withdrawal' },
  { to: '/faq', text: 'footer.faq' },
  { to: '/track', text: 'header.trackOrder' },
  { to: '/accessibility', text: 'footer.accessibility', duty: 'accessibility' },
];

interface HelpFrameProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** When it is not the title. */
  readonly heading?: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}

/** One page of the help, with the way to the others. */
export function HelpFrame(props: HelpFrameProps) {
  const { path, title, description, heading = title, headingRef, intro, children } = props;
  return (
    <Page className={styles.page}>
      <PageHead title={title} description={description} canonicalPath={path} type="article" />
      <header className={styles.hero}>
        <h1 ref={headingRef} tabIndex={-1}>
          {heading}
        </h1>
        {intro && <p>{intro}</p>}
      </header>
      <div className={styles.text}>{children}</div>
      <OtherPages path={path} />
    </Page>
  );
}

function OtherPages({ path }: Pick<HelpFrameProps, 'path'>) {
  const { t } = useTranslation();
  const isDue = useLegalDuties();
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.pages} data-print="hidden">
      <p id={id} className={styles.pagesTitle}>
        {t('footer.helpHeading')}
      </p>
      <ul className={styles.links}>
        {HELP_LINKS.filter(({ duty }) => !duty || isDue(duty)).map(({ to, text }) => (
          <li key={to}>
            <Link to={to} aria-current={to === path ? 'page' : undefined}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
