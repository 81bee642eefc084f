import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors, logFailure, useProblemText } from '../errors/problem';
import { useToast } from '../toasts/toast-provider';
import type { FieldOf, MessageForm, MessageFormOptions, TextForm } from './message-form.types';
import { useMessageFields } from './use-message-fields';
import { newIdempotencyKey } from '../http/api-request';

/** Name of the honeypot field, which only bots fill in. */
export const HONEYPOT_FIELD = 'website';

export function useMessageForm<Form extends TextForm<Form>>(
  options: MessageFormOptions<Form>,
): MessageForm<Form> {
  const { name, texts, send, onSent } = options;
  const { t, i18n } = useTranslation();
  const { toast } = useToast();
  const textOf = useProblemText();
  const { keyFor, settle } = useAttemptKey();
  const fields = useMessageFields(options);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<readonly string[]>([]);
  // A ref, because a second click can come before the next render.
  const isBusy = useRef(false);

  const controlId = (field: string) => `${name}-${field}`;
  const focus = useFocus();

  const fail = (reason: string) => {
    setFailure([reason, t('errors.kept')]);
    toast({ title: texts.errorTitle, description: texts.errorDesc, variant: 'destructive' });
  };
  const succeed = () => {
    settle();
    fields.reset();
    toast({ title: texts.successTitle, description: texts.successDesc });
    onSent();
  };

  const sendOnce = async (website: string) => {
    isBusy.current = true;
    setSending(true);
    setFailure([]);
    const key = keyFor(JSON.stringify([fields.form, i18n.language, options.sender.id]));
    try {
      const { success, message } = await send(fields.form, { key, website });
      if (success) return succeed();
      logFailure(new Error(message));
      fail(texts.errorDesc);
    } catch (error) {
      logFailure(error);
      const firstRejected = fields.reject(fieldErrors(error, t));
      fail(textOf(error));
      if (firstRejected) focus(controlId(firstRejected));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return {
    form: fields.form,
    isSending,
    failure,
    errors: fields.fields.flatMap((field) => {
      const message = fields.messageOf(field);
      return message ? [{ controlId: controlId(field), message }] : [];
    }),
    bind: (field: FieldOf<Form>) => ({
      id: controlId(field),
      name: field,
      value: fields.form[field],
      error: fields.messageOf(field),
      onChange: ({ target }) => fields.change((form) => ({ ...form, [field]: target.value })),
    }),
    fill: fields.change,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy.current) return;
      const wrong = fields.check();
      if (wrong) return focus(controlId(wrong));
      const website = new FormData(event.currentTarget).get(HONEYPOT_FIELD);
      void sendOnce(typeof website === 'string' ? website : '');
    },
  };
}

function useFocus(): (controlId: string) => void {
  const [wanted, setWanted] = useState<{ readonly controlId: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(wanted.controlId)?.focus();
  }, [wanted]);
  return (controlId) => setWanted({ controlId });
}

function useAttemptKey() {
  const attempt = useRef<{ readonly content: string; readonly key: string } | null>(null);
  const keyFor = useCallback((content: string): string => {
    if (attempt.current?.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return attempt.current.key;
  }, []);
  const settle = useCallback(() => {
    attempt.current = null;
  }, []);
  return { keyFor, settle };
}
