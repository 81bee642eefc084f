import { officeApi } from '@kp/api-client/office';
import { useRequestFailure, useSession, useToast } from '@kp/client';
import { problemsByRules } from '@kp/commerce/field-rules';
import { MAIL_SENDER_RULES, type MailSenderForm } from '@kp/commerce/mail-sender-rules';
import { Alert, Button, Flex } from '@kp/ui/admin';
import { Input, RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { connectionApi } from './connection-api';
import { ConnectionForm } from './connection-form';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';

const rules = (form: MailSenderForm) => problemsByRules(MAIL_SENDER_RULES, form);

export function MailSection() {
  const { t } = useTranslation('adminSettings');
  const query = connectionApi.useGetAdminMailSenderQuery();
  const [save] = officeApi.useSaveAdminMailSenderMutation();
  return (
    <Loaded query={query}>
      {({ name, email, replyTo, isDefault, isMailServerSet }) => (
        <Flex vertical gap="middle">
          {!isMailServerSet && <Alert type="warning" showIcon title={t('mail.noServer')} />}
          <h3>{t('connection.labels.mailServer')}</h3>
          <ConnectionForm group="mail" name={t('connection.labels.mailServer')} />
          <h3>{t('mail.sender')}</h3>
          {isDefault && <Alert type="info" title={t('mail.default')} />}
          <SettingsForm<MailSenderForm>
            // Another default is another form.
            key={String(isDefault)}
            name="mail"
            rules={rules}
            initialValues={{ name, email, replyTo }}
            save={(values) => save({ saveMailSenderRequest: { ...values } }).unwrap()}
            actions={<MailActions isDefault={isDefault} />}
          >
            {() => (
              <>
                <RulesField name="name" label={t('mail.name')} required>
                  <Input />
                </RulesField>
                <RulesField name="email" label={t('mail.email')} extra={t('mail.emailHint')} required>
                  <Input type="email" dir="ltr" />
                </RulesField>
                <RulesField name="replyTo" label={t('mail.replyTo')} extra={t('mail.replyToHint')}>
                  <Input type="email" dir="ltr" />
                </RulesField>
              </>
            )}
          </SettingsForm>
        </Flex>
      )}
    </Loaded>
  );
}

function MailActions({ isDefault }: { readonly isDefault: boolean }) {
  const { t } = useTranslation('adminSettings');
  const { user } = useSession();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [send, { isLoading: isSending }] = officeApi.useSendAdminTestMailMutation();
  const [reset, { isLoading: isResetting }] = officeApi.useResetAdminMailSenderMutation();
  const run = async (action: () => Promise<unknown>, title: string, failed: string) => {
    try {
      await action();
      toast({ title });
    } catch (error) {
      failure.show(error, { title: failed });
    }
  };
  const sent = t('mail.testSent', { email: user?.email ?? '' });
  return (
    <>
      <Button loading={isSending} onClick={() => void run(() => send().unwrap(), sent, t('mail.testFailed'))}>
        {t('mail.test')}
      </Button>
      {!isDefault && (
        <Button
          loading={isResetting}
          onClick={() => void run(() => reset().unwrap(), t('saved'), t('saveFailed'))}
        >
          {t('mail.reset')}
        </Button>
      )}
    </>
  );
}
