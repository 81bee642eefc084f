import { ContactButton, PageHead } from '@kp/client';
import { Page } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './assistant-page.module.css';
import { Capabilities } from './capabilities';
import { ChatPanel } from './chat-panel';
import { useAssistant } from './use-assistant';

/** The chat comes first; on phones it fills the window below the header of the shop. */
export function AssistantPage() {
  const { t } = useTranslation('assistant');
  const assistant = useAssistant();
  return (
    <Page className={styles.page}>
      <PageHead title={t('pageTitle')} description={t('metaDescription')} canonicalPath="/ai-assistant" />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
      </header>
      <ChatPanel assistant={assistant} />
      <div className={styles.side}>
        <Capabilities assistant={assistant} />
        <p className={styles.contact}>
          {t('contact')} <ContactButton className={styles.contactButton} />
        </p>
      </div>
    </Page>
  );
}
