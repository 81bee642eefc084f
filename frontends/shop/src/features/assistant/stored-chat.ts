import { localStore, newIdempotencyKey, STORAGE_KEYS, useSession } from '@kp/client';
import { isLanguageCode, type LanguageCode } from '@kp/i18n';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Fields, fieldsOf, isDate, isText, listOf, readParts, textsOf } from './read-parts';
import type { ReplyPart } from './reply.types';

export const MAX_SUGGESTIONS = 4;
const MAX_MESSAGES = 100;
const SESSION_ID = /^[\w-]{1,64}$/;

export interface ChatMessage {
  readonly id: string;
  readonly text: string;
  readonly sender: 'user' | 'assistant';
  readonly timestamp: string;
  /** When it is known; that of the page unless given. */
  readonly language?: LanguageCode;
  readonly isFailure?: boolean;
  readonly parts: readonly ReplyPart[];
  readonly suggestions: readonly string[];
}

export interface ChatSession {
  readonly sessionId: string;
  readonly capabilities: readonly string[];
}

type MessageContent = Pick<ChatMessage, 'text' | 'language' | 'parts' | 'suggestions'>;

export function newMessage(sender: ChatMessage['sender'], content: MessageContent): ChatMessage {
  return { id: newIdempotencyKey(), sender, timestamp: new Date().toISOString(), ...content };
}

/** The welcome message is part of the page and comes before the messages. */
export interface Chat {
  /** Null while there is no connection. */
  readonly session: ChatSession | null;
  readonly messages: readonly ChatMessage[];
}

interface StoredChat extends Chat {
  /** The id of the account; null for a guest. */
  readonly owner: number | null;
}

const EMPTY: StoredChat = { owner: null, session: null, messages: [] };

export function readSession({ sessionId, capabilities }: Fields): ChatSession | null {
  return isText(sessionId) && SESSION_ID.test(sessionId)
    ? { sessionId, capabilities: textsOf(capabilities) }
    : null;
}

function readMessage({ id, text, sender, timestamp, ...rest }: Fields): ChatMessage | null {
  if (!isText(id) || !isText(text) || !isDate(timestamp)) return null;
  if (sender !== 'user' && sender !== 'assistant') return null;
  return {
    id,
    text,
    sender,
    timestamp,
    ...(isLanguageCode(rest.language) && { language: rest.language }),
    ...(rest.isFailure === true && { isFailure: true }),
    parts: readParts(rest.parts),
    suggestions: textsOf(rest.suggestions).slice(0, MAX_SUGGESTIONS),
  };
}

function parseChat(text: string | null): StoredChat {
  try {
    const { owner, session, messages } = fieldsOf(JSON.parse(text ?? 'null'));
    return {
      owner: typeof owner === 'number' ? owner : null,
      session: readSession(fieldsOf(session)),
      messages: listOf(messages, readMessage),
    };
  } catch {
    return EMPTY;
  }
}

/** A guest's chat becomes that of the account at sign-in; that of an account is shown to this account only. */
function chatFor(stored: StoredChat, userId: number | null): StoredChat {
  return stored.owner === null || stored.owner === userId ? stored : EMPTY;
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

const readText = () => localStore.read(STORAGE_KEYS.assistantChat);

function writeChat({ owner, session, messages }: StoredChat): void {
  const chat = { owner, session, messages: messages.slice(-MAX_MESSAGES) };
  localStore.write(STORAGE_KEYS.assistantChat, JSON.stringify(chat));
  for (const listener of listeners) listener();
}

/** The chat of this browser, in all tabs; `change` gets the newest one, and stores nothing if it returns the same. */
export function useStoredChat() {
  const { isLoading, user } = useSession();
  const userId = user?.id ?? null;
  const text = useSyncExternalStore(subscribe, readText, () => null);
  const chat = useMemo<Chat>(
    () => (isLoading ? EMPTY : chatFor(parseChat(text), userId)),
    [text, isLoading, userId],
  );
  const change = useCallback(
    (next: (newest: Chat) => Chat) => {
      const newest = chatFor(parseChat(readText()), userId);
      const changed = next(newest);
      if (changed === newest) return;
      writeChat({ ...changed, owner: userId });
    },
    [userId],
  );
  useEffect(() => {
    const stored = readText();
    const chat = parseChat(stored);
    if (stored !== null && userId !== null && chat.owner === null) writeChat({ ...chat, owner: userId });
  }, [userId]);
  return { chat, change, isLoaded: !isLoading, userId };
}
