import { shopApi } from '@kp/api-client/shop';
import { useTranslation } from 'react-i18next';

/** Names a field of a price in a shop whose prices are entered with VAT: "Price (with VAT)". */
export function usePriceLabel(): (label: string) => string {
  const { t } = useTranslation('admin');
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return (label) => (data?.isTaxIncluded ? t('priceEntry.labelWith', { label }) : label);
}
