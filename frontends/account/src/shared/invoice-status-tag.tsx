import type { InvoiceSummaryResponse } from '@kp/api-client/account';
import { Tag } from '@kp/ui/account';
import { useTranslation } from 'react-i18next';

type Invoice = Pick<InvoiceSummaryResponse, 'kind' | 'isPaid' | 'reversedByNumber'>;

const COLORS = { storno: 'default', reversed: 'error', paid: 'success', unpaid: 'warning' } as const;

export function InvoiceStatusTag({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('account');
  const status = statusOf(invoice);
  return (
    <Tag color={COLORS[status]} variant="outlined">
      {t(`invoices.statuses.${status}`)}
    </Tag>
  );
}

function statusOf({ kind, isPaid, reversedByNumber }: Invoice): keyof typeof COLORS {
  if (kind === 'storno') return 'storno';
  if (reversedByNumber) return 'reversed';
  return isPaid ? 'paid' : 'unpaid';
}
