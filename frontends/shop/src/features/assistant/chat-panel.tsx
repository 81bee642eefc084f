import { Button, TextArea } from '@kp/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatHead } from './chat-head';
import styles from './chat-panel.module.css';
import { MessageLog } from './message-log';
import { QuickQuestions } from './quick-questions';
import type { Assistant } from './use-assistant';

const MAX_CHARACTERS = 1000;

export function ChatPanel({ assistant }: { readonly assistant: Assistant }) {
  const { t } = useTranslation('assistant');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <ChatHead assistant={assistant} headingId={headingId} />
      <MessageLog assistant={assistant} />
      <QuickQuestions assistant={assistant} />
      <p role="status" className={styles.thinking}>
        {assistant.awaitedText === '' && t('chat.thinking')}
      </p>
      <MessageForm assistant={assistant} />
    </section>
  );
}

function MessageForm({ assistant }: { readonly assistant: Assistant }) {
  const { t } = useTranslation('assistant');
  const { connection, awaitedText, connect, send } = assistant;
  const [text, setText] = useState('');
  const input = useConnectedFocus(connection);
  const isConnected = connection === 'connected';
  const isAwaiting = awaitedText !== null;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isConnected || isAwaiting || !text.trim()) return;
    send(text);
    setText('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms what an input method composes, as in Japanese.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {/* A shopper who wants to write need not know of connections. */}
      <div className={styles.input} onClick={isConnected ? undefined : () => void connect()}>
        <TextArea
          // Chromium keeps an area uneditable that the server wrote as disabled.
          key={String(isConnected)}
          ref={input}
          label={t('chat.input')}
          isLabelHidden
          rows={2}
          maxLength={MAX_CHARACTERS}
          enterKeyHint="send"
          disabled={!isConnected}
          placeholder={isConnected ? t('chat.placeholder') : t('chat.disabled')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        isDisabled={!isConnected || (!isAwaiting && !text.trim())}
        isBusy={isAwaiting}
      >
        {t('chat.send')}
      </Button>
    </form>
  );
}

/** The connect button goes away when there is a connection: the focus goes on to the input. */
function useConnectedFocus(connection: Assistant['connection']) {
  const input = useRef<HTMLTextAreaElement>(null);
  const before = useRef(connection);
  useEffect(() => {
    if (before.current === 'connecting' && connection === 'connected') input.current?.focus();
    before.current = connection;
  }, [connection]);
  return input;
}
