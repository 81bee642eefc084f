import { trackingAddress } from '@kp/commerce';
import { ButtonLink, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';

export interface TrackPackageProps {
  readonly order: { readonly awbNumber: string | null; readonly courier: string | null };
}

/** Opens the courier's own page about the parcel, once there is a tracking number. */
export function TrackPackage({ order }: TrackPackageProps) {
  const { t } = useTranslation('account');
  if (!order.awbNumber) return null;
  return (
    <ButtonLink
      to={trackingAddress(order.awbNumber, order.courier)}
      target="_blank"
      rel="noreferrer"
      icon="truck"
    >
      {t('orders.trackPackage')}
      <VisuallyHidden>{` (${t('orders.opensNewTab')})`}</VisuallyHidden>
    </ButtonLink>
  );
}
