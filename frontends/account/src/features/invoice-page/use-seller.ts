import type { InvoiceResponse } from '@kp/api-client/account';
import { useTranslation } from 'react-i18next';
import { type Seller, useInvoiceSellerQuery } from './invoice-api';
import { sellerOf } from './seller';

export function useSeller(invoice: InvoiceResponse): Seller {
  const { t } = useTranslation();
  // Defaults are used without a word when it fails.
  const { data } = useInvoiceSellerQuery(undefined, { refetchOnMountOrArgChange: false });
  return sellerOf(invoice.seller, data, t('shop.name'));
}
