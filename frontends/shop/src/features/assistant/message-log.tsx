import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatBubble, Message } from './chat-message';
import styles from './message-log.module.css';
import type { Assistant } from './use-assistant';
import { useHiddenScrollbar } from './use-hidden-scrollbar';

const SCROLL_DELAY_MS = 100;

/** A whole reply is announced, not each word as it comes: the log is busy until then. */
export function MessageLog({ assistant }: { readonly assistant: Assistant }) {
  const { t } = useTranslation('assistant');
  const { messages, awaitedText, connection, send, retry } = assistant;
  const log = useNewestInView(messages.length, awaitedText);
  const scrollbar = useHiddenScrollbar();
  // What was pressed goes away.
  const keepFocus = () => log.current?.focus({ preventScroll: true });
  const last = messages.at(-1);
  const canAsk = connection === 'connected' && awaitedText === null;
  return (
    <div
      {...scrollbar}
      ref={log}
      role="log"
      aria-label={t('chat.log')}
      aria-busy={awaitedText !== null}
      tabIndex={0}
      className={styles.log}
    >
      <ol className={styles.messages}>
        <li className={styles.message}>
          <ChatBubble sender="assistant" text={t('chat.welcome')} />
        </li>
        {messages.map((message) => (
          <li key={message.id} className={styles.message}>
            <Message
              message={message}
              isLast={message === last && awaitedText === null}
              canAsk={canAsk}
              onAsk={(question) => {
                send(question);
                keepFocus();
              }}
              onRetry={() => {
                retry();
                keepFocus();
              }}
              onAdded={(...added) => assistant.markAdded(message.id, ...added)}
            />
          </li>
        ))}
        {awaitedText && (
          <li className={styles.message}>
            <ChatBubble sender="assistant" text={awaitedText} />
          </li>
        )}
      </ol>
    </div>
  );
}

/** Shows the start of the newest message, and follows a reply that grows unless the reader scrolled back. */
function useNewestInView(count: number, awaitedText: string | null) {
  const log = useRef<HTMLDivElement>(null);
  const reached = useRef(0);
  const show = useEffectEvent(() => {
    const newest = log.current?.querySelector<HTMLElement>('ol > li:last-child');
    if (!log.current || !newest) return;
    log.current.scrollTop = newest.offsetTop;
    reached.current = log.current.scrollTop;
  });
  const hasReply = Boolean(awaitedText);
  useEffect(() => {
    const timer = setTimeout(() => show(), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [count, hasReply]);
  useEffect(() => {
    if (awaitedText && log.current && log.current.scrollTop >= reached.current) show();
  }, [awaitedText]);
  return log;
}
