import type { InvoiceSummaryResponse } from '@kp/api-client/account';
import { parseMinor } from '@kp/commerce';
import { Tag } from '@kp/ui/account';
import { useTranslation } from 'react-i18next';

type Credited = Pick<InvoiceSummaryResponse, 'creditedAmount' | 'totalAmount'>;
type Invoice = Credited & Pick<InvoiceSummaryResponse, 'kind' | 'isPaid' | 'reversedByNumber'>;

const COLORS = {
  storno: 'default',
  creditNote: 'default',
  reversed: 'error',
  credited: 'default',
  paid: 'success',
  unpaid: 'warning',
} as const;

/** Its credit notes come to its total. */
export const isCreditedInFull = ({ creditedAmount, totalAmount }: Credited): boolean =>
  parseMinor(creditedAmount) > 0 && parseMinor(creditedAmount) >= parseMinor(totalAmount);

export function InvoiceStatusTag({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('accountTabs');
  const status = statusOf(invoice);
  return (
    <Tag color={COLORS[status]} variant="outlined">
      {t(`invoices.statuses.${status}`)}
    </Tag>
  );
}

function statusOf(invoice: Invoice): keyof typeof COLORS {
  const { kind, isPaid, reversedByNumber } = invoice;
  if (kind === 'storno') return 'storno';
  if (kind === 'credit_note') return 'creditNote';
  if (reversedByNumber) return 'reversed';
  if (isCreditedInFull(invoice)) return 'credited';
  return isPaid ? 'paid' : 'unpaid';
}
