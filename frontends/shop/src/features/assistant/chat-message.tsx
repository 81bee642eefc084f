import { formatDateTime, type LanguageCode } from '@kp/i18n';
import { Button, classNames } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './chat-message.module.css';
import { nameOfSource } from './parts/reply-links';
import { ReplyParts } from './parts/reply-parts';
import type { ReplyPart } from './reply.types';
import type { ChatMessage } from './stored-chat';

const MAX_LABEL_CHARACTERS = 16;

interface MessageProps {
  readonly message: ChatMessage;
  readonly isLast: boolean;
  readonly canAsk: boolean;
  readonly onAsk: (question: string) => void;
  readonly onRetry: () => void;
  readonly onAdded: (partIndex: number, productIds: readonly number[]) => void;
}

export function Message({ message, isLast, canAsk, onAsk, onRetry, onAdded }: MessageProps) {
  const { t } = useTranslation(['assistant', 'common']);
  const { sender, text, timestamp, language, parts, suggestions, isFailure = false } = message;
  const isUnanswered = sender === 'user';
  return (
    <>
      <ChatBubble {...{ sender, timestamp, language, isFailure }} text={withoutSources(text, parts)} />
      {parts.length > 0 && <ReplyParts parts={parts} onAdded={onAdded} />}
      {isLast && suggestions.length > 0 && (
        <ul aria-label={t('chat.suggestions')} className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion} dir="auto">
              <Button isDisabled={!canAsk} className={styles.suggestion} onClick={() => onAsk(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isLast && (isFailure || isUnanswered) && (
        <div className={styles.retry}>
          {isUnanswered && <p>{t('chat.unanswered')}</p>}
          <Button isDisabled={!canAsk} onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Lines that only name a source, as in "Source: Food Code, 3-501.16.", stand below as links. */
function withoutSources(text: string, parts: readonly ReplyPart[]): string {
  const names = parts.flatMap((part) => (part.type === 'sources' ? part.sources.map(nameOfSource) : []));
  const isSource = (line: string) =>
    names.some((name) => line.includes(name) && line.length <= name.length + MAX_LABEL_CHARACTERS);
  const lines = text.split('\n').filter((line) => !isSource(line));
  return lines.length > 0 ? lines.join('\n') : text;
}

interface ChatBubbleProps extends Pick<ChatMessage, 'sender' | 'text' | 'language' | 'isFailure'> {
  readonly timestamp?: string;
}

export function ChatBubble({ sender, text, timestamp, language, isFailure }: ChatBubbleProps) {
  const { t, i18n } = useTranslation('assistant');
  return (
    <div className={classNames(styles.bubble, styles[sender], isFailure && styles.failure)}>
      <p className={styles.sender}>
        <strong>{t(`chat.${sender}`)}</strong>{' '}
        {timestamp && (
          <time dateTime={timestamp}>{formatDateTime(timestamp, i18n.language as LanguageCode)}</time>
        )}
      </p>
      <div dir="auto" lang={language} className={styles.text}>
        <PlainText>{text}</PlainText>
      </div>
    </div>
  );
}

const POINT = '• ';

/** Paragraphs by line; lines that begin with a point are lists. Nothing in the text is markup. */
function PlainText({ children }: { readonly children: string }) {
  const blocks: (string | string[])[] = [];
  for (const line of children.split('\n').map((each) => each.trim())) {
    const list = blocks.at(-1);
    if (!line.startsWith(POINT)) blocks.push(line);
    else if (Array.isArray(list)) list.push(line.slice(POINT.length));
    else blocks.push([line.slice(POINT.length)]);
  }
  return blocks.map((block, index) => {
    if (!Array.isArray(block)) return block && <p key={index}>{block}</p>;
    return (
      <ul key={index} className={styles.points}>
        {block.map((point, position) => (
          <li key={position}>{point}</li>
        ))}
      </ul>
    );
  });
}
