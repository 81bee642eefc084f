import type { EFacturaResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button, Checkbox, Flex } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { Input, RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConnectionForm } from './connection-form';
import { eFacturaApi } from './e-factura-api';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

const NAME = 'RO e-Factura';
const noRules = () => [];

interface Terms {
  readonly startsOn: string;
  readonly sendsAbroad: boolean;
}

/** The access to the tax office of Romania: its keys, the sign-in, and what is sent. */
export function EFacturaSection() {
  const { t } = useTranslation('adminSettings');
  const query = eFacturaApi.useGetAdminEFacturaQuery();
  const [save] = eFacturaApi.useSaveEFacturaMutation();
  return (
    <Loaded query={query}>
      {(access) => (
        <>
          <State access={access} />
          <h3>{t('eFactura.keysTitle')}</h3>
          <p className={styles.hint}>
            {t('eFactura.keysText')} {t('eFactura.callback')} <bdi dir="ltr">{access.redirectUri}</bdi>
          </p>
          <ConnectionForm group="e-factura" name={NAME} />
          <h3>{t('eFactura.connectTitle')}</h3>
          <p className={styles.hint}>{t('eFactura.connectText')}</p>
          <Actions access={access} />
          {access.startsOn !== null && <h3>{t('eFactura.termsTitle')}</h3>}
          {access.startsOn !== null && (
            <SettingsForm<Terms>
              key={access.startsOn}
              name="e-factura"
              rules={noRules}
              initialValues={{ startsOn: access.startsOn, sendsAbroad: access.sendsAbroad }}
              save={(values) => save({ saveEFacturaRequest: values }).unwrap()}
            >
              {() => (
                <>
                  <RulesField
                    name="startsOn"
                    label={t('eFactura.startsOn')}
                    extra={t('eFactura.startsOnHint')}
                  >
                    <Input type="date" required />
                  </RulesField>
                  <RulesField
                    name="sendsAbroad"
                    valuePropName="checked"
                    extra={t('eFactura.sendsAbroadHint')}
                  >
                    <Checkbox>{t('eFactura.sendsAbroad')}</Checkbox>
                  </RulesField>
                </>
              )}
            </SettingsForm>
          )}
        </>
      )}
    </Loaded>
  );
}

function State({ access }: { readonly access: EFacturaResponse }) {
  const { t } = useTranslation('adminSettings');
  const { language } = useFormats();
  const [parameters] = useSearchParams();
  const { state, connectedBy, connectedAt, problem, isTest } = access;
  return (
    <Flex vertical gap="small">
      {parameters.has('failed') && state !== 'connected' && (
        <Alert type="error" showIcon title={t('eFactura.refused')} />
      )}
      {state === 'off' && <Alert type="info" title={t('eFactura.off')} />}
      {state === 'lost' && <Alert type="error" showIcon title={t('eFactura.lost')} />}
      {state === 'connected' && (
        <Alert
          type={problem === null ? 'success' : 'warning'}
          showIcon
          title={t('eFactura.connected', {
            person: connectedBy ?? '',
            date: connectedAt === null ? '' : formatDateTime(connectedAt, language),
          })}
          description={problem === null ? undefined : t('eFactura.problem', { problem })}
        />
      )}
      {isTest && <Alert type="warning" title={t('eFactura.isTest')} />}
    </Flex>
  );
}

function Actions({ access: { state, hasKeys } }: { readonly access: EFacturaResponse }) {
  const { t } = useTranslation('adminSettings');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [connect, { isLoading: isConnecting }] = eFacturaApi.useConnectEFacturaMutation();
  const [test, { isLoading: isTesting }] = eFacturaApi.useTestEFacturaMutation();
  const [disconnect] = eFacturaApi.useDisconnectEFacturaMutation();
  const orSay = async (work: () => Promise<void>, title: string) => {
    try {
      await work();
    } catch (error) {
      failure.show(error, { title });
    }
  };
  const begin = async () => {
    const { url } = await connect().unwrap();
    location.assign(url);
  };
  const check = async () => {
    const { problem } = await test().unwrap();
    if (problem === null) toast({ title: t('eFactura.works') });
    else toast({ variant: 'destructive', title: t('eFactura.fails'), description: problem });
  };
  const end = async () => {
    await disconnect().unwrap();
    toast({ title: t('connection.removed') });
  };
  return (
    <Flex wrap gap="small">
      <Button
        type={state === 'connected' ? 'default' : 'primary'}
        disabled={!hasKeys}
        loading={isConnecting}
        onClick={() => void orSay(begin, t('eFactura.connectFailed'))}
      >
        {t(state === 'off' ? 'eFactura.connect' : 'eFactura.connectAgain')}
      </Button>
      {state === 'connected' && (
        <Button loading={isTesting} onClick={() => void orSay(check, t('eFactura.fails'))}>
          {t('eFactura.try')}
        </Button>
      )}
      {state !== 'off' && (
        <Popconfirm
          title={t('connection.removeQuestion', { name: NAME })}
          description={t('eFactura.disconnectText')}
          okText={t('connection.remove')}
          okButtonProps={{ danger: true }}
          cancelText={common('actions.close')}
          onConfirm={() => orSay(end, t('eFactura.fails'))}
        >
          <Button danger>{t('connection.remove')}</Button>
        </Popconfirm>
      )}
    </Flex>
  );
}
