import { isApiError, newIdempotencyKey, useAppDispatch, useToast } from '@kp/client';
import { formatWait, type LanguageCode } from '@kp/i18n';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askAssistant, connectAssistant, isSessionNotFound, type Reply } from './assistant-api';
import { type Chat, type ChatMessage, useStoredChat } from './stored-chat';

export type ConnectionState = 'disconnected' | 'connecting' | 'connected';

export interface Assistant {
  readonly connection: ConnectionState;
  /** False until it is known whose chat is shown. */
  readonly isLoaded: boolean;
  readonly capabilities: readonly string[] | null;
  readonly messages: readonly ChatMessage[];
  /** The text so far of the reply that is awaited, empty at first; null while none is. */
  readonly awaitedText: string | null;
  /** @returns whether there is a connection now */
  connect(): Promise<boolean>;
  clear(): void;
  send(text: string): void;
  /** Sends the last question again. */
  retry(): void;
  /** Stores that products of a proposal are in the cart. */
  markAdded(messageId: string, partIndex: number, productIds: readonly number[]): void;
}

const TOO_MANY_REQUESTS = 429;

export function useAssistant(): Assistant {
  const { t } = useTranslation('assistant');
  const { toast } = useToast();
  const dispatch = useAppDispatch();
  const { chat, change, isLoaded, userId } = useStoredChat();
  const [isConnecting, setConnecting] = useState(false);
  const { awaitedText, answer, abort } = useReplies(change, userId);
  const { session, messages } = chat;

  const ask = (question: ChatMessage) => {
    if (!session || awaitedText !== null) return;
    change((newest) => ({ ...newest, messages: [...messagesBefore(question, newest), question] }));
    void answer(question, session.sessionId);
  };

  return {
    connection: isConnecting ? 'connecting' : session ? 'connected' : 'disconnected',
    isLoaded,
    capabilities: session?.capabilities ?? null,
    messages,
    awaitedText,
    async connect() {
      setConnecting(true);
      try {
        const opened = await connectAssistant(dispatch);
        change((newest) => ({ ...newest, session: opened }));
        return true;
      } catch {
        toast({
          title: t('errors.connectTitle'),
          description: t('errors.connectText'),
          variant: 'destructive',
        });
        return false;
      } finally {
        setConnecting(false);
      }
    },
    clear() {
      abort();
      change((newest) => ({ ...newest, messages: [] }));
    },
    send(text) {
      const trimmed = text.trim();
      if (trimmed) ask(newMessage('user', { text: trimmed, parts: [], suggestions: [] }));
    },
    retry() {
      const last = messages.findLast(({ sender }) => sender === 'user');
      if (last) ask(last);
    },
    markAdded(messageId, partIndex, productIds) {
      change((newest) => ({
        ...newest,
        messages: newest.messages.map((message) =>
          message.id === messageId ? withAdded(message, partIndex, productIds) : message,
        ),
      }));
    },
  };
}

/** Awaits one reply at a time; leaving the page, signing in or out, and clearing the chat end the wait. */
function useReplies(change: (next: (newest: Chat) => Chat) => void, userId: number | null) {
  const { i18n } = useTranslation();
  const failureTexts = useFailureTexts();
  const { toast } = useToast();
  const dispatch = useAppDispatch();
  const [awaitedText, setAwaitedText] = useState<string | null>(null);
  const aborting = useRef<AbortController>(undefined);
  const abort = () => {
    aborting.current?.abort();
    aborting.current = undefined;
    setAwaitedText(null);
  };
  useEffect(() => () => aborting.current?.abort(), [userId]);

  const reconnect = async () => {
    try {
      const opened = await connectAssistant(dispatch);
      change((newest) => ({ ...newest, session: opened }));
      return opened.sessionId;
    } catch (error) {
      change((newest) => ({ ...newest, session: null }));
      throw error;
    }
  };
  const answer = async (question: ChatMessage, sessionId: string) => {
    const { signal } = (aborting.current = new AbortController());
    const language = i18n.language as LanguageCode;
    const onText = (text: string) => {
      if (!signal.aborted) setAwaitedText(text);
    };
    const askIn = (id: string) =>
      askAssistant({ message: question.text, sessionId: id, language }, { signal, dispatch, onText });
    setAwaitedText('');
    try {
      const reply = await askIn(sessionId).catch(async (error: unknown) => {
        if (!isSessionNotFound(error)) throw error;
        return askIn(await reconnect());
      });
      if (!signal.aborted) change(withAnswer(question, newMessage('assistant', reply)));
    } catch (error) {
      if (signal.aborted) return;
      const { message, description, title } = failureTexts(error);
      const failure = newMessage('assistant', { text: message, parts: [], suggestions: [] });
      change(withAnswer(question, { ...failure, isFailure: true }));
      toast({ title, description, variant: 'destructive' });
    } finally {
      if (aborting.current?.signal === signal) setAwaitedText(null);
    }
  };
  return { awaitedText, answer, abort };
}

function useFailureTexts() {
  const { t, i18n } = useTranslation('assistant');
  return (error: unknown) => {
    const title = t('errors.chatTitle');
    const wait = isApiError(error) && error.status === TOO_MANY_REQUESTS && error.retryAfterSeconds;
    if (!wait) return { title, description: t('errors.chatText'), message: t('errors.chatMessage') };
    const text = t('errors.wait', { time: formatWait(wait, i18n.language as LanguageCode) });
    return { title, description: text, message: text };
  };
}

function newMessage(sender: ChatMessage['sender'], content: Reply): ChatMessage {
  return { id: newIdempotencyKey(), sender, timestamp: new Date().toISOString(), ...content };
}

function messagesBefore(question: ChatMessage, { messages }: Chat): readonly ChatMessage[] {
  const index = messages.findIndex(({ id }) => id === question.id);
  return index < 0 ? messages : messages.slice(0, index);
}

/** A reply to a question that is gone, because the chat was cleared or belongs to somebody else now, is dropped. */
function withAnswer(question: ChatMessage, answer: ChatMessage) {
  return (chat: Chat): Chat =>
    chat.messages.some(({ id }) => id === question.id)
      ? { ...chat, messages: [...chat.messages, answer] }
      : chat;
}

function withAdded(message: ChatMessage, partIndex: number, productIds: readonly number[]): ChatMessage {
  const parts = message.parts.map((part, index) =>
    index === partIndex && part.type === 'proposal'
      ? { ...part, added: [...part.added, ...productIds] }
      : part,
  );
  return { ...message, parts };
}
