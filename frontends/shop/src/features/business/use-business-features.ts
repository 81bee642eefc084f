import { useTranslation } from 'react-i18next';
import { useFreeShippingThreshold } from '../free-shipping/use-free-shipping-threshold';
import type { Feature } from '../page-parts/feature-cards';

const FEATURES = [
  { id: 'ordering', icon: 'cart' },
  { id: 'pricing', icon: 'list' },
  { id: 'delivery', icon: 'truck' },
  { id: 'locations', icon: 'pin' },
  { id: 'manager', icon: 'user' },
  { id: 'integration', icon: 'grid' },
] as const;

/** How the shop works with businesses, in the order of the page. */
export function useBusinessFeatures(): Feature[] {
  const { t } = useTranslation('pages');
  const amount = useFreeShippingThreshold();
  return FEATURES.map(({ id, icon }) => ({
    icon,
    title: t(`b2b.features.${id}.title`),
    text: t(`b2b.features.${id}.text`, { amount }),
  }));
}
