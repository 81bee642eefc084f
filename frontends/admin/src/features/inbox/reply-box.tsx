import { useRequestFailure, useToast } from '@kp/client';
import { CONVERSATION_REPLY_RULES } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Button, Flex, Input, Typography } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextDraft } from '../../shared/editing/use-draft';
import { type Box, useReplyToContactMessageMutation, useReplyToQuoteRequestMutation } from './inbox-api';

interface ReplyBoxProps {
  readonly box: Box;
  readonly conversation: { readonly id: number; readonly email: string; readonly language: string };
}

/** What is typed stays until it is sent, also when the conversation is closed. */
export function ReplyBox({ box, conversation }: ReplyBoxProps) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const { language: shown } = useFormats();
  const fieldId = useId();
  const [isChecked, setChecked] = useState(false);
  const [replyToMessage, message] = useReplyToContactMessageMutation();
  const [replyToRequest, request] = useReplyToQuoteRequestMutation();
  const { id, email, language } = conversation;
  const [draft, setDraft] = useTextDraft(`reply-${box}`, id);
  const problem = CONVERSATION_REPLY_RULES.text(draft, { text: draft });
  const send = async () => {
    setChecked(true);
    if (problem) return document.getElementById(fieldId)?.focus();
    const argument = { id, replyRequest: { text: draft } };
    const { error } = await (box === 'quotes' ? replyToRequest(argument) : replyToMessage(argument));
    if (error) return void failure.show(error, { title: t('inbox.replyFailed') });
    toast({ title: t('inbox.replySent') });
    setChecked(false);
    setDraft('');
  };
  const languageName = new Intl.DisplayNames(shown, { type: 'language' }).of(language);
  const error = isChecked && problem ? common(problem.messageKey, { ...problem.values }) : undefined;
  return (
    <Flex vertical gap="small" align="start">
      <label htmlFor={fieldId}>{t('inbox.reply')}</label>
      <Input.TextArea
        id={fieldId}
        dir="auto"
        // Measuring the text needs inline styles, which the policy of the page forbids.
        rows={6}
        value={draft}
        status={error ? 'error' : undefined}
        aria-invalid={Boolean(error)}
        aria-describedby={`${fieldId}-hint`}
        onChange={({ target }) => setDraft(target.value)}
      />
      <div id={`${fieldId}-hint`}>
        {error && <Typography.Text type="danger">{error} </Typography.Text>}
        <Typography.Text type="secondary">
          {t('inbox.replyHint', { email, language: languageName })}
        </Typography.Text>
      </div>
      <Button type="primary" loading={message.isLoading || request.isLoading} onClick={() => void send()}>
        {t('inbox.sendReply')}
      </Button>
    </Flex>
  );
}
