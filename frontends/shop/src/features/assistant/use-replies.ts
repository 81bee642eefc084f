import { isApiError, useAppDispatch, useToast } from '@kp/client';
import { formatWait, type LanguageCode } from '@kp/i18n';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askAssistant, connectAssistant, isSessionNotFound } from './assistant-api';
import { type Chat, type ChatMessage, newMessage } from './stored-chat';

const TOO_MANY_REQUESTS = 429;

/** Awaits one reply at a time; leaving the page, signing in or out, and clearing the chat end the wait. */
export function useReplies(change: (next: (newest: Chat) => Chat) => void, userId: number | null) {
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

/** A reply to a question that is gone, because the chat was cleared or belongs to somebody else now, is dropped. */
function withAnswer(question: ChatMessage, answer: ChatMessage) {
  return (chat: Chat): Chat =>
    chat.messages.some(({ id }) => id === question.id)
      ? { ...chat, messages: [...chat.messages, answer] }
      : chat;
}
