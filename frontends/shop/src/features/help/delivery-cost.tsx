import { shopApi } from '@kp/api-client/shop';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useFreeShippingThreshold } from '../../shared/free-shipping';

/** What delivery costs, as the settings say: one price, or by address and weight where the shop has zones. */
export function DeliveryCost() {
  const { t } = useTranslation('law');
  const { money } = useFormats();
  const threshold = useFreeShippingThreshold();
  const { data: shipping } = shopApi.useGetShippingSettingsQuery();
  if (!shipping) return null;
  if (shipping.isByAddress) return t('delivery.costByAddress');
  const { standardShippingCost, currency } = shipping;
  return t('delivery.cost', { cost: money({ amount: String(standardShippingCost), currency }), threshold });
}
