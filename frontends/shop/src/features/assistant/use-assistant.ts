import { useAppDispatch, useToast } from '@kp/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectAssistant } from './assistant-api';
import { type Chat, type ChatMessage, type ChatSession, newMessage, useStoredChat } from './stored-chat';
import { useReplies } from './use-replies';

export type ConnectionState = 'disconnected' | 'connecting' | 'connected';

export interface Assistant {
  readonly connection: ConnectionState;
  /** False until it is known whose chat is shown. */
  readonly isLoaded: boolean;
  readonly capabilities: readonly string[] | null;
  readonly messages: readonly ChatMessage[];
  /** The text so far of the reply that is awaited, empty at first; null while none is. */
  readonly awaitedText: string | null;
  /** @param question asked as soon as there is a connection */
  connect(question?: string): Promise<void>;
  clear(): void;
  send(text: string): void;
  /** Sends the last question again. */
  retry(): void;
  /** Stores that products of a proposal are in the cart. */
  markAdded(messageId: string, partIndex: number, productIds: readonly number[]): void;
}

export function useAssistant(): Assistant {
  const { t } = useTranslation('assistant');
  const { toast } = useToast();
  const dispatch = useAppDispatch();
  const { chat, change, isLoaded, userId } = useStoredChat();
  const [isConnecting, setConnecting] = useState(false);
  const { awaitedText, answer, abort } = useReplies(change, userId);
  const { session, messages } = chat;

  const ask = (question: ChatMessage, connected: ChatSession | null = session) => {
    if (!connected || awaitedText !== null) return;
    change((newest) => ({ ...newest, messages: [...messagesBefore(question, newest), question] }));
    void answer(question, connected.sessionId);
  };

  return {
    connection: isConnecting ? 'connecting' : session ? 'connected' : 'disconnected',
    isLoaded,
    capabilities: session?.capabilities ?? null,
    messages,
    awaitedText,
    async connect(question) {
      if (isConnecting || !isLoaded) return;
      setConnecting(true);
      try {
        const opened = await connectAssistant(dispatch);
        change((newest) => ({ ...newest, session: opened }));
        if (question) ask(questionOf(question), opened);
      } catch {
        toast({
          title: t('errors.connectTitle'),
          description: t('errors.connectText'),
          variant: 'destructive',
        });
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
      if (trimmed) ask(questionOf(trimmed));
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

const questionOf = (text: string) => newMessage('user', { text, parts: [], suggestions: [] });

function messagesBefore(question: ChatMessage, { messages }: Chat): readonly ChatMessage[] {
  const index = messages.findIndex(({ id }) => id === question.id);
  return index < 0 ? messages : messages.slice(0, index);
}

function withAdded(message: ChatMessage, partIndex: number, productIds: readonly number[]): ChatMessage {
  const parts = message.parts.map((part, index) =>
    index === partIndex && part.type === 'proposal'
      ? { ...part, added: [...part.added, ...productIds] }
      : part,
  );
  return { ...message, parts };
}
