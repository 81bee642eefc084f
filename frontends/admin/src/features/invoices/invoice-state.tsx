import type { StaffInvoiceResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { shopDayOf } from '@kp/i18n/shop-time';
import { Tag, type TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

const COLORS = {
  storno: 'default',
  credit_note: 'default',
  reversed: 'default',
  overdue: 'error',
  unpaid: 'warning',
  paid: 'success',
} as const satisfies Record<string, TagProps['color']>;

type InvoiceState = keyof typeof COLORS;

function stateOf(invoice: StaffInvoiceResponse): InvoiceState {
  const { kind, reversedByNumber, outstandingAmount, dueDate } = invoice;
  if (kind !== 'invoice') return kind;
  if (reversedByNumber !== null) return 'reversed';
  if (parseMinor(outstandingAmount) === 0) return 'paid';
  return dueDate !== null && dueDate < shopDayOf(new Date()) ? 'overdue' : 'unpaid';
}

/** What a document is, and of an invoice whether the money is there. */
export function InvoiceStateTag({ invoice }: { readonly invoice: StaffInvoiceResponse }) {
  const { t } = useTranslation('adminOrders');
  const state = stateOf(invoice);
  return <Tag color={COLORS[state]}>{t(`invoices.states.${state}`)}</Tag>;
}
