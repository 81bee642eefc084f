import type { OrderEditPreviewResponse, OrderResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Alert } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import styles from './edit-sums.module.css';

interface EditSumsProps {
  readonly before: OrderResponse;
  readonly after: OrderEditPreviewResponse;
}

const ROWS = ['subtotal', 'discount', 'shipping', 'vatAmount', 'totalAmount'] as const;

/** The totals before and after, and what becomes of the difference. */
export function EditSums({ before, after }: EditSumsProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { money, percent } = useFormats();
  const amount = (value: string) => money({ amount: value, currency: after.currency });
  const rate = [...new Set(after.taxLines.map((line) => percent(line.rate)))].join(', ');
  const code = after.discountCode ?? before.discountCode ?? '';
  const labels: Record<(typeof ROWS)[number], string> = {
    subtotal: common('totals.subtotal'),
    discount: common('totals.discount', { code }),
    shipping: common('totals.shipping'),
    vatAmount: common(after.isTaxIncluded ? 'totals.vatIncluded' : 'totals.vat', { rate }),
    totalAmount: common('totals.total'),
  };
  const rows = ROWS.filter((row) => row !== 'discount' || code !== '');
  const { refundAmount, outstandingAmount, difference } = after;
  const isPaidNow = before.paymentStatus !== 'unpaid';
  return (
    <div className={styles.sums} role="status">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('edit.before')}</th>
            <th scope="col">{t('edit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} data-total={row === 'totalAmount' || undefined}>
              <th scope="row">{labels[row]}</th>
              <td>{amount(signed(row, before[row]))}</td>
              <td>{amount(signed(row, after[row]))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('edit.difference')}</th>
            <td />
            <td>{amount(difference)}</td>
          </tr>
        </tbody>
      </table>
      <p>
        {parseMinor(refundAmount) > 0 && `${t('edit.refund', { amount: amount(refundAmount) })} `}
        {isPaidNow &&
          parseMinor(outstandingAmount) > 0 &&
          `${t('edit.collect', { amount: amount(outstandingAmount) })} `}
        {t('edit.mail')}
      </p>
      {before.invoiceNumber && (
        <Alert
          type="warning"
          showIcon
          role="note"
          title={t('edit.invoice', { number: before.invoiceNumber })}
        />
      )}
    </div>
  );
}

const signed = (row: (typeof ROWS)[number], value: string) =>
  row === 'discount' && parseMinor(value) > 0 ? `-${value}` : value;
