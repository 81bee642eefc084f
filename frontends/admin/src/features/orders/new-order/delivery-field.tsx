import type { PhoneOrderPreviewResponse } from '@kp/api-client/admin';
import { deliveryMethodName } from '@kp/i18n/delivery-method-name';
import { useFormats } from '@kp/ui';
import { Select } from '@kp/ui/admin';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Of an antd select, whose values are no null. */
const STANDARD = 0;

interface DeliveryFieldProps {
  readonly totals: Pick<PhoneOrderPreviewResponse, 'deliveries' | 'deliveryMethodId' | 'currency'>;
  /** @param id undefined for the standard delivery */
  readonly onChoose: (id: number | undefined) => void;
}

/** Ways of delivery that the address has beside the standard one, with what each costs this order. */
export function DeliveryField({ totals, onChoose }: DeliveryFieldProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const id = useId();
  const { deliveries = [], deliveryMethodId, currency } = totals;
  if (deliveries.length === 0) return null;
  const options = deliveries.map(({ method, shipping }) => {
    const name = method ? deliveryMethodName(method, common) : t('newOrder.standardDelivery');
    return { value: method?.id ?? STANDARD, label: `${name} · ${money({ amount: shipping, currency })}` };
  });
  return (
    <div>
      <label htmlFor={id}>{t('newOrder.delivery')}</label>
      <Select<number>
        id={id}
        value={deliveryMethodId ?? STANDARD}
        options={options}
        onChange={(chosen) => onChoose(chosen === STANDARD ? undefined : chosen)}
      />
    </div>
  );
}
