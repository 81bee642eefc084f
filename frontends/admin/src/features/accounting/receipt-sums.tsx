import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { FiguresTable } from '../../shared/figures-table';
import { useSumReceiptsJournalQuery } from './accounting-api';

/** What each kind and method comes to. */
export function ReceiptSums({ month }: { readonly month: string }) {
  const { t } = useTranslation('adminAccounting');
  const { t: common } = useTranslation();
  const { money, number } = useFormats();
  const { currentData: sums = [] } = useSumReceiptsJournalQuery({ month });
  if (sums.length === 0) return null;
  const hasFees = sums.some(({ fee }) => fee !== null);
  return (
    <FiguresTable
      label={t('receipts.sums')}
      columns={[
        t('columns.movement'),
        t('columns.movements'),
        t('columns.amount'),
        ...(hasFees ? [t('columns.fee')] : []),
      ]}
      rows={sums.map(({ kind, method, currency, movements, amount, fee, feeCurrency }) => ({
        key: `${kind} ${method} ${currency} ${feeCurrency}`,
        label: `${t(`receiptKinds.${kind}`)} · ${common(`paymentMethod.${method}`)}`,
        cells: [
          number(movements),
          money({ amount, currency }),
          ...(hasFees ? [fee && feeCurrency ? money({ amount: fee, currency: feeCurrency }) : '–'] : []),
        ],
      }))}
    />
  );
}
