import { Icon, VisuallyHidden } from '@kp/ui';
import { Button } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';

interface TrackPackageProps {
  readonly order: { readonly trackingUrl: string | null };
}

export function TrackPackage({ order }: TrackPackageProps) {
  const { t } = useTranslation('order');
  if (!order.trackingUrl) return null;
  return (
    <Button href={order.trackingUrl} target="_blank" rel="noreferrer" icon={<Icon name="truck" />}>
      {t('parcels.track')}
      <VisuallyHidden>{` (${t('parcels.newTab')})`}</VisuallyHidden>
    </Button>
  );
}
