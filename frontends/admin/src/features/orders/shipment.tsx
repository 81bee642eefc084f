import type { OrderResponse } from '@kp/api-client/admin';
import { VisuallyHidden } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

type ShipmentProps = Pick<OrderResponse, 'awbNumber' | 'courier' | 'trackingUrl'>;

export function Shipment({ awbNumber, courier, trackingUrl }: ShipmentProps) {
  const { t } = useTranslation('adminOrders');
  return (
    <Flex wrap gap="small">
      {courier && <span>{courier}</span>}
      {awbNumber && <bdi dir="ltr">{awbNumber}</bdi>}
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {t('drawer.track')}
          <VisuallyHidden>{` (${t('drawer.opensNewTab')})`}</VisuallyHidden>
        </a>
      )}
    </Flex>
  );
}
