import { useParams } from 'react-router';
import { PayBalancePage } from './pay-balance-page';
import { PayInvoicePage } from './pay-invoice-page';

/** Tokens of orders start so; those of invoices start with a number. */
const ORDER_TOKEN = 'o-';

/** Whoever has the link can pay, without signing in. */
export function PayLinkPage() {
  const { token = '' } = useParams();
  return token.startsWith(ORDER_TOKEN) ? <PayBalancePage token={token} /> : <PayInvoicePage />;
}
