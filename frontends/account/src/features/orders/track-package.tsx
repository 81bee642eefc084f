import { trackingUrl } from '@kp/commerce';
import { Icon, VisuallyHidden } from '@kp/ui';
import { Button } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';

interface TrackPackageProps {
  readonly order: { readonly awbNumber: string | null; readonly courier: string | null };
}

export function TrackPackage({ order }: TrackPackageProps) {
  const { t } = useTranslation('account');
  if (!order.awbNumber) return null;
  return (
    <Button
      href={trackingUrl(order.awbNumber, order.courier)}
      target="_blank"
      rel="noreferrer"
      icon={<Icon name="truck" />}
    >
      {t('orders.trackPackage')}
      <VisuallyHidden>{` (${t('orders.opensNewTab')})`}</VisuallyHidden>
    </Button>
  );
}
