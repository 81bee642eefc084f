import type { DiscountState } from '@kp/commerce/discount-codes';
import { Tag, type TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<DiscountState, TagProps['color']>> = {
  active: 'success',
  scheduled: 'processing',
  expired: 'default',
  used_up: 'warning',
  archived: 'default',
};

export function DiscountStateTag({ state }: { readonly state: DiscountState }) {
  const { t } = useTranslation('adminPeople');
  return <Tag color={TONES[state]}>{t(`discounts.states.${state}`)}</Tag>;
}
