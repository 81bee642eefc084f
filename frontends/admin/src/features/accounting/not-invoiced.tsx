import { useFormats } from '@kp/ui';
import { Alert, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { useRights } from '../../shared/use-rights';
import { useGetAccountingMonthQuery } from './accounting-api';
import { useAccountingState } from './use-accounting-state';

/** Named one by one; of more the newest. */
const SHOWN = 5;

/** What is paid and has no invoice at the end of the month. */
export function NotInvoiced() {
  const { t } = useTranslation('adminAccounting');
  const { money, number } = useFormats();
  const { may } = useRights();
  const { month } = useAccountingState();
  const { currentData } = useGetAccountingMonthQuery({ month });
  if (!currentData || currentData.notInvoiced === 0) return null;
  const { notInvoiced, orders } = currentData;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('notInvoiced.title', { count: notInvoiced, number: number(notInvoiced) })}
      description={
        <Flex wrap gap="small" component="ul" aria-label={t('notInvoiced.label')}>
          {orders.slice(0, SHOWN).map(({ id, orderNumber, total, currency }) => (
            <li key={id}>
              {may('orders:read') ? (
                <Link to={adminPath('orders', { open: id })}>
                  <bdi dir="ltr">{orderNumber}</bdi>
                </Link>
              ) : (
                <bdi dir="ltr">{orderNumber}</bdi>
              )}{' '}
              {money({ amount: total, currency })}
            </li>
          ))}
        </Flex>
      }
    />
  );
}
