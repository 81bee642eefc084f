import { Button } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './quick-questions.module.css';
import type { Assistant } from './use-assistant';

const QUESTIONS = ['products', 'setup', 'haccp', 'comparison', 'orders', 'invoices'] as const;

export function QuickQuestions({ assistant }: { readonly assistant: Assistant }) {
  const { t } = useTranslation('assistant');
  const { connection, awaitedText, connect, send } = assistant;
  const isConnected = connection === 'connected';
  return (
    // Without a connection no button in it takes the focus, by which a keyboard moves the line.
    <ul aria-label={t('questionsTitle')} tabIndex={isConnected ? undefined : 0} className={styles.questions}>
      {QUESTIONS.map((question) => (
        <li key={question} onClick={isConnected ? undefined : () => void connect(t(`questions.${question}`))}>
          <Button
            className={styles.question}
            isDisabled={!isConnected}
            isBusy={awaitedText !== null}
            onClick={() => send(t(`questions.${question}`))}
          >
            {t(`questions.${question}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
