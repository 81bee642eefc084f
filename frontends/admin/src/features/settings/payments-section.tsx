import { type AdminPaymentMethodResponse, officeApi } from '@kp/api-client/office';
import { Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../shared/list/data-table';
import { Loaded } from './loaded';

const COLORS = { live: 'success', test: 'warning', off: 'default' } as const;

export function PaymentsSection() {
  const { t } = useTranslation('adminSettings');
  const { t: common } = useTranslation();
  const query = officeApi.useListAdminPaymentMethodsQuery();
  return (
    <Loaded<AdminPaymentMethodResponse[]> query={query}>
      {(methods) => (
        <DataTable<AdminPaymentMethodResponse>
          label={t('sections.payments')}
          isPlain
          rows={methods}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'method',
              title: t('payments.method'),
              render: ({ id }) => common(`paymentMethod.${id}`),
              isRowHeader: true,
            },
            {
              key: 'mode',
              title: t('payments.mode'),
              render: ({ mode }) => <Tag color={COLORS[mode]}>{t(`payments.modes.${mode}`)}</Tag>,
            },
            {
              key: 'meaning',
              title: t('payments.meaning'),
              render: ({ mode, refusedCurrency }) =>
                refusedCurrency && mode !== 'off'
                  ? t('payments.meanings.currency', { currency: refusedCurrency })
                  : t(`payments.meanings.${mode}`),
            },
          ]}
        />
      )}
    </Loaded>
  );
}
