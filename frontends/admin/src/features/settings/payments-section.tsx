import { type AdminPaymentMethodResponse, type PaymentSettingsResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { Icon } from '@kp/ui';
import { Button, Flex, Switch, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../shared/list/data-table';
import { connectionApi } from './connection-api';
import { Loaded } from './loaded';
import { PaymentMethodForm } from './payment-method-form';
import { ProviderConnections } from './provider-connections';
import { TransferTermsForm } from './transfer-terms-form';

const COLORS = { live: 'success', test: 'warning', off: 'default' } as const;

const settingsApi = connectionApi.enhanceEndpoints({
  addTagTypes: ['PaymentSettings'],
  endpoints: {
    getPaymentSettingsByAdmin: { providesTags: ['PaymentSettings'] },
    savePaymentSettingsByAdmin: { invalidatesTags: ['PaymentSettings'] },
  },
});

/** Which methods are offered, in which order, to whom; how long a transfer is waited for. */
export function PaymentsSection() {
  const query = settingsApi.useGetPaymentSettingsByAdminQuery();
  return (
    <Loaded<PaymentSettingsResponse> query={query}>
      {(settings) => <PaymentMethodList settings={settings} />}
    </Loaded>
  );
}

function PaymentMethodList({ settings }: { readonly settings: PaymentSettingsResponse }) {
  const { t } = useTranslation('adminSettings');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [save, { isLoading }] = settingsApi.useSavePaymentSettingsByAdminMutation();
  const [edited, setEdited] = useState<AdminPaymentMethodResponse | null>(null);
  const { methods } = settings;
  const nameOf = ({ id }: AdminPaymentMethodResponse) => common(`paymentMethod.${id}`);

  const store = (changes: Partial<PaymentSettingsResponse>) => {
    const { methods: changed, ...terms } = { ...settings, ...changes };
    const sent = changed.map(({ mode: _mode, refusedCurrency: _refused, ...method }) => method);
    return save({ savePaymentSettingsRequest: { ...terms, methods: sent } }).unwrap();
  };
  const change = async (changed: AdminPaymentMethodResponse[]) => {
    try {
      await store({ methods: changed });
      toast({ title: t('payments.changed') });
    } catch (error) {
      failure.show(error, { title: t('saveFailed') });
    }
  };
  const replace = (method: AdminPaymentMethodResponse) =>
    methods.map((each) => (each.id === method.id ? method : each));
  const move = (index: number, by: -1 | 1) => {
    const moved = [...methods];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    return change(moved);
  };

  return (
    <Flex vertical gap="large">
      <DataTable<AdminPaymentMethodResponse>
        label={t('payments.method')}
        isPlain
        rows={methods}
        keyOf={({ id }) => id}
        columns={[
          { key: 'method', title: t('payments.method'), render: nameOf, isRowHeader: true },
          {
            key: 'isOn',
            title: t('payments.isOn'),
            render: (method) => (
              <Switch
                checked={method.isOn}
                disabled={isLoading}
                aria-label={t('payments.switchOf', { method: nameOf(method) })}
                onChange={(isOn) => void change(replace({ ...method, isOn }))}
              />
            ),
          },
          {
            key: 'mode',
            title: t('payments.mode'),
            render: ({ mode }) => <Tag color={COLORS[mode]}>{t(`payments.modes.${mode}`)}</Tag>,
          },
          { key: 'meaning', title: t('payments.meaning'), render: (method) => <Meaning method={method} /> },
          {
            key: 'actions',
            title: t('rates.actions'),
            render: (method) => {
              const index = methods.indexOf(method);
              const name = { method: nameOf(method) };
              return (
                <Flex gap="small">
                  <Button
                    size="small"
                    icon={<Icon name="chevron-up" size={14} />}
                    aria-label={t('payments.upOf', name)}
                    disabled={isLoading || index === 0}
                    onClick={() => void move(index, -1)}
                  />
                  <Button
                    size="small"
                    icon={<Icon name="chevron-down" size={14} />}
                    aria-label={t('payments.downOf', name)}
                    disabled={isLoading || index === methods.length - 1}
                    onClick={() => void move(index, 1)}
                  />
                  <Button
                    size="small"
                    aria-label={t('payments.editOf', name)}
                    onClick={() => setEdited(method)}
                  >
                    {t('payments.edit')}
                  </Button>
                </Flex>
              );
            },
          },
        ]}
      />
      <TransferTermsForm key={settings.version} settings={settings} onSave={store} />
      <ProviderConnections />
      {edited && (
        <PaymentMethodForm
          method={edited}
          name={nameOf(edited)}
          onSave={(method) => store({ methods: replace(method) })}
          onClose={() => setEdited(null)}
        />
      )}
    </Flex>
  );
}

function Meaning({ method }: { readonly method: AdminPaymentMethodResponse }) {
  const { t } = useTranslation('adminSettings');
  const { id, mode, isOn, refusedCurrency } = method;
  if (!isOn) return t('payments.notOn');
  if (refusedCurrency && mode !== 'off')
    return t('payments.meanings.currency', { currency: refusedCurrency });
  if (id === 'bank_transfer' && mode === 'off') return t('payments.needsIban');
  return t(`payments.meanings.${mode}`);
}
