import type { KeptSettingResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { type Connection, CONNECTION_CHOICES } from '@kp/commerce/connections';
import { rateBankAt } from '@kp/commerce/rate-sources';
import { classNames } from '@kp/ui';
import { Alert, Button, Flex, Form, Input, Select } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../shared/use-unsaved-guard';
import { connectionApi } from './connection-api';
import { Loaded } from './loaded';
import { MailServerInput } from './mail-server-input';
import styles from './settings.module.css';

type Values = Readonly<Record<string, string | undefined>>;

interface ConnectionFormProps {
  readonly group: Connection;
  /** As people call the service. */
  readonly name: string;
}

/** The settings of one outside service. Nothing typed here is kept as a draft: it is secret. */
export function ConnectionForm({ group, name }: ConnectionFormProps) {
  const query = connectionApi.useGetAdminConnectionQuery({ group });
  return (
    <Loaded query={query}>
      {({ settings }) => (
        <SettingsOfService
          key={settings.map(({ source, shown }) => source + shown).join()}
          group={group}
          name={name}
          settings={settings}
        />
      )}
    </Loaded>
  );
}

function SettingsOfService({
  group,
  name,
  settings,
}: ConnectionFormProps & { readonly settings: readonly KeptSettingResponse[] }) {
  const { t } = useTranslation('adminSettings');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<Values>();
  const [save, { isLoading }] = connectionApi.useSaveAdminConnectionMutation();
  const [isChanged, setChanged] = useState(false);
  useUnsavedGuard(isChanged, t('unsaved'), () => form.resetFields());
  const own = settings.filter(({ source }) => source !== 'environment');
  const isKept = own.some(({ source }) => source === 'backOffice' || source === 'unreadable');

  const store = async (values: Values, done: string) => {
    try {
      const sent = Object.entries(values).map(([each, value]) => ({ name: each, value: value || null }));
      await save({ group, saveConnectionRequest: { settings: sent } }).unwrap();
      setChanged(false);
      toast({ title: done });
    } catch (error) {
      const fields = own.map(({ name: each }) => each);
      const placed = failure.show(error, { title: t('connection.failed'), fields });
      const named = Object.entries(placed.fields as Record<string, string>);
      form.setFields(named.map(([field, text]) => ({ name: field, errors: [text] })));
    }
  };
  const submit = (values: Values) => {
    const typed = own.filter(({ name: each, shown }) => values[each]?.trim() && values[each] !== shown);
    return store(
      Object.fromEntries(typed.map(({ name: each }) => [each, values[each]])),
      t('connection.saved'),
    );
  };

  return (
    <Form<Values>
      form={form}
      name={`connection-${group}`}
      layout="vertical"
      initialValues={Object.fromEntries(own.map((setting) => [setting.name, openValue(setting)]))}
      onValuesChange={() => setChanged(true)}
      onFinish={(values) => void submit(values)}
      className={classNames(styles.card, styles.connection)}
      requiredMark={false}
    >
      {settings.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          group={group}
          required={common('validation.required')}
        />
      ))}
      <Flex wrap gap="small">
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={!isChanged}>
          {t('connection.save')}
        </Button>
        {isKept && (
          <Popconfirm
            title={t('connection.removeQuestion', { name })}
            description={t('connection.removeText')}
            okText={t('connection.remove')}
            okButtonProps={{ danger: true }}
            cancelText={common('actions.close')}
            onConfirm={() =>
              store(
                Object.fromEntries(own.map(({ name: each }) => [each, undefined])),
                t('connection.removed'),
              )
            }
          >
            <Button danger>{t('connection.remove')}</Button>
          </Popconfirm>
        )}
      </Flex>
    </Form>
  );
}

interface SettingFieldProps {
  readonly setting: KeptSettingResponse;
  readonly group: Connection;
  readonly required: string;
}

function SettingField({ setting, group, required }: SettingFieldProps) {
  const { t } = useTranslation('adminSettings');
  const { name, secrecy, source, shown } = setting;
  const label = t(`connection.labels.${labelOf(name)}`);
  if (source === 'environment')
    return (
      <div>
        <p className={styles.fieldName}>{label}</p>
        <p>
          <bdi dir="ltr">{shown}</bdi>
        </p>
        <p className={styles.hint}>{t('connection.environment', { name })}</p>
      </div>
    );
  const choices = CONNECTION_CHOICES[name];
  const choiceName = (url: string) => {
    const bank = rateBankAt(url);
    return bank ? t(`rates.sources.${bank}`) : url;
  };
  const isOptional = name.endsWith('_API_URL');
  const isKept = source === 'backOffice';
  const hint = secrecy === 'secret' && isKept ? t('connection.kept', { shown }) : undefined;
  return (
    <>
      {source === 'unreadable' && (
        <Alert type="warning" showIcon title={t('connection.unreadable', { label })} />
      )}
      <Form.Item
        name={name}
        label={group === 'mail' ? undefined : label}
        extra={hint}
        rules={isKept || isOptional ? [] : [{ required: true, whitespace: true, message: required }]}
      >
        {group === 'mail' ? (
          <MailServerInput known={shown} />
        ) : choices ? (
          <Select options={choices.map((value) => ({ value, label: choiceName(value) }))} />
        ) : secrecy === 'secret' ? (
          <Input
            type="password"
            dir="ltr"
            autoComplete="new-password"
            placeholder={isKept ? t('connection.replace') : undefined}
          />
        ) : (
          <Input dir="ltr" autoComplete="off" spellCheck={false} />
        )}
      </Form.Item>
    </>
  );
}

/** Providers call theirs alike. */
function labelOf(name: string) {
  if (name === 'MAIL_URL') return 'mailServer';
  if (name === 'EXCHANGE_RATE_FEED_URL') return 'feedUrl';
  if (name.endsWith('_WEBHOOK_SECRET')) return 'webhookSecret';
  if (name.endsWith('_WEBHOOK_ID')) return 'webhookId';
  if (name.endsWith('_CLIENT_ID')) return 'clientId';
  if (name.endsWith('_PUBLISHABLE_KEY')) return 'publishableKey';
  if (name.endsWith('_PUBLIC_KEY')) return 'publicKey';
  return name.endsWith('_API_URL') ? 'apiUrl' : 'secretKey';
}

/** What may be shown is edited; a secret is only replaced. */
const openValue = ({ secrecy, shown }: KeptSettingResponse) => (secrecy === 'open' ? (shown ?? '') : '');
