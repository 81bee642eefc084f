import { Button, Card, classNames, Icon, VisuallyHidden } from '@kp/ui';
import { ASSISTANT_CAPABILITIES } from '@kp/commerce/assistant-rules';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './side-cards.module.css';
import type { Assistant } from './use-assistant';

const QUESTIONS = ['products', 'setup', 'haccp', 'comparison', 'orders', 'invoices'] as const;

interface SideCardProps {
  readonly assistant: Assistant;
}

export function StatusCard({ assistant }: SideCardProps) {
  const { t } = useTranslation('assistant');
  const { connection, isLoaded, messages, connect, clear } = assistant;
  const [hasCleared, setCleared] = useState(false);
  const isConnected = connection === 'connected';
  const clearChat = () => {
    clear();
    setCleared(true);
  };
  return (
    <Card>
      <div className={styles.status}>
        <h2 className={styles.heading}>{t('status.title')}</h2>
        <p role="status" className={classNames(styles.state, isConnected && styles.connected)}>
          {t(`status.${connection}`)}
        </p>
      </div>
      <p className={styles.hint}>{isConnected ? t('status.saved') : t('status.hint')}</p>
      <div className={styles.actions}>
        {!isConnected && (
          <Button
            variant="primary"
            isBusy={!isLoaded || connection === 'connecting'}
            onClick={() => void connect()}
          >
            {t('status.connect')}
          </Button>
        )}
        <Button icon="trash" onClick={clearChat}>
          {t('status.clear')}
        </Button>
      </div>
      <VisuallyHidden role="status">
        {hasCleared && messages.length === 0 ? t('status.cleared') : ''}
      </VisuallyHidden>
    </Card>
  );
}

export function QuickQuestions({ assistant }: SideCardProps) {
  const { t } = useTranslation('assistant');
  const { connection, awaitedText, send } = assistant;
  const headingId = useId();
  return (
    <Card>
      <h2 id={headingId} className={styles.heading}>
        {t('questionsTitle')}
      </h2>
      <ul aria-labelledby={headingId} className={styles.questions}>
        {QUESTIONS.map((question) => (
          <li key={question}>
            <Button
              isWide
              className={styles.question}
              isDisabled={connection !== 'connected'}
              isBusy={awaitedText !== null}
              onClick={() => send(t(`questions.${question}`))}
            >
              {t(`questions.${question}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Capability = (typeof ASSISTANT_CAPABILITIES)[number];

const isKnown = (capability: string): capability is Capability =>
  (ASSISTANT_CAPABILITIES as readonly string[]).includes(capability);

/** All of them until the connection says which the assistant has. */
export function Capabilities({ assistant }: SideCardProps) {
  const { t } = useTranslation('assistant');
  const headingId = useId();
  const capabilities = assistant.capabilities ?? ASSISTANT_CAPABILITIES;
  return (
    <Card>
      <h2 id={headingId} className={styles.heading}>
        {t('capabilitiesTitle')}
      </h2>
      <ul aria-labelledby={headingId} className={styles.capabilities}>
        {[...new Set(capabilities)].map((capability) => (
          <li key={capability} className={styles.capability}>
            <Icon name="check" />
            {isKnown(capability) ? t(`capabilities.${capability}`) : capability}
          </li>
        ))}
      </ul>
    </Card>
  );
}
