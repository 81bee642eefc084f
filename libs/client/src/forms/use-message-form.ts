import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { logFailure, useProblemText } from '../errors/problem';
import { newIdempotencyKey } from '../http/api-request';
import { useToast } from '../toasts/toast-provider';
import type { MessageForm, MessageFormOptions, Sender } from './message-form.types';
import { type RulesForm, useRulesForm } from './use-rules-form';

/** Name of the honeypot field, which only bots fill in. */
export const HONEYPOT_FIELD = 'website';

/** A form that is sent once, keeps its input when that fails and is empty afterwards. */
export function useMessageForm<Form extends FieldValues>(
  options: MessageFormOptions<Form>,
): MessageForm<Form> {
  const { name, empty, sender, rules, texts, send, onSent } = options;
  const { t, i18n } = useTranslation();
  const { toast } = useToast();
  const textOf = useProblemText();
  const { keyFor, endAttempt } = useAttemptKey();
  const fresh = { ...empty, ...sender.known };
  const form = useRulesForm<Form>({ name, defaultValues: fresh, rules });
  useSender(form, sender, fresh);

  const fail = (reason: string) => {
    form.setError('root', { message: reason });
    toast({ title: texts.errorTitle, description: texts.errorDesc, variant: 'destructive' });
  };
  const succeed = () => {
    endAttempt();
    form.reset(fresh);
    toast({ title: texts.successTitle, description: texts.successDesc });
    onSent();
  };

  const sendOnce = async (message: Form, website: string) => {
    const key = keyFor(JSON.stringify([message, i18n.language, sender.id]));
    try {
      const answer = await send(message, { key, website });
      if (answer.success) return succeed();
      logFailure(new Error(answer.message));
      fail(texts.errorDesc);
    } catch (error) {
      logFailure(error);
      fail(textOf(error));
      form.reject(error);
    }
  };

  const { errors, isSubmitting } = form.formState;
  return {
    form,
    isSending: isSubmitting,
    failure: errors.root?.message ? [errors.root.message, t('errors.kept')] : [],
    submit(event) {
      const website = new FormData(event.currentTarget).get(HONEYPOT_FIELD);
      void form.submit(event, (message) => sendOnce(message, typeof website === 'string' ? website : ''));
    },
  };
}

/** Fills in what is known of a person who signs in meanwhile, and forgets everything of one who signs out. */
function useSender<Form extends FieldValues>(form: RulesForm<Form>, { id }: Sender<Form>, fresh: Form): void {
  const { reset } = form;
  const previous = useRef(id);
  useEffect(() => {
    if (previous.current === id) return;
    const keepDirtyValues = previous.current === null;
    previous.current = id;
    reset(fresh, { keepDirtyValues });
  }, [id, fresh, reset]);
}

function useAttemptKey() {
  const attempt = useRef<{ readonly content: string; readonly key: string } | null>(null);
  const keyFor = useCallback((content: string): string => {
    if (attempt.current?.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return attempt.current.key;
  }, []);
  const endAttempt = useCallback(() => {
    attempt.current = null;
  }, []);
  return { keyFor, endAttempt };
}
