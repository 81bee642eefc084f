import { ContactButton, PageHead } from '@kp/client';
import { Page } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './assistant-page.module.css';
import { ChatPanel } from './chat-panel';
import { Capabilities, QuickQuestions, StatusCard } from './side-cards';
import { useAssistant } from './use-assistant';

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
      <div className={styles.columns}>
        <StatusCard assistant={assistant} />
        <QuickQuestions assistant={assistant} />
        <ChatPanel assistant={assistant} />
        <Capabilities assistant={assistant} />
      </div>
      <p className={styles.contact}>
        {t('contact')} <ContactButton className={styles.contactButton} />
      </p>
    </Page>
  );
}
