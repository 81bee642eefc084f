import { Button, classNames, VisuallyHidden } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat-head.module.css';
import type { Assistant } from './use-assistant';

interface ChatHeadProps {
  readonly assistant: Assistant;
  readonly headingId: string;
}

/** What the chat is connected to, with the way to start and to clear it. */
export function ChatHead({ assistant, headingId }: ChatHeadProps) {
  const { t } = useTranslation('assistant');
  const { connection, isLoaded, messages, connect, clear } = assistant;
  const [hasCleared, setCleared] = useState(false);
  const isConnected = connection === 'connected';
  const clearChat = () => {
    clear();
    setCleared(true);
  };
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h2 id={headingId} className={styles.heading}>
          {t('chat.title')}
        </h2>
        <p role="status" className={classNames(styles.state, isConnected && styles.connected)}>
          {t(`status.${connection}`)}
        </p>
        <p className={classNames(styles.hint, isConnected && styles.known)}>
          {isConnected ? t('status.saved') : t('status.hint')}
        </p>
      </div>
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
        <Button variant="quiet" icon="trash" onClick={clearChat}>
          <span className={styles.clear}>{t('status.clear')}</span>
        </Button>
      </div>
      <VisuallyHidden role="status">
        {hasCleared && messages.length === 0 ? t('status.cleared') : ''}
      </VisuallyHidden>
    </header>
  );
}
