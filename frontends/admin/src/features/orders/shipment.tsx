import type { OrderResponse } from '@kp/api-client/admin';
import { trackingUrl } from '@kp/commerce';
import { VisuallyHidden } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

export function Shipment({ awbNumber, courier }: Pick<OrderResponse, 'awbNumber' | 'courier'>) {
  const { t } = useTranslation('admin');
  return (
    <Flex wrap gap="small">
      {courier && <span>{courier}</span>}
      {awbNumber && (
        <>
          <bdi dir="ltr">{awbNumber}</bdi>
          <a href={trackingUrl(awbNumber, courier)} target="_blank" rel="noreferrer">
            {t('drawer.track')}
            <VisuallyHidden>{` (${t('drawer.opensNewTab')})`}</VisuallyHidden>
          </a>
        </>
      )}
    </Flex>
  );
}
