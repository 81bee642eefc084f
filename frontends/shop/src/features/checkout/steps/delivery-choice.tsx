import type { DeliveryOfferResponse } from '@kp/api-client/checkout';
import type { CompanyResponse } from '@kp/api-client/shop';
import { deliveryMethodName } from '@kp/i18n/delivery-method-name';
import { RadioGroup, type RadioOption, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './steps.module.css';

interface DeliveryChoiceProps {
  readonly offers: readonly DeliveryOfferResponse[];
  /** Null for the standard delivery. */
  readonly chosenId: number | null;
  readonly currency: string;
  /** Where orders are picked up. */
  readonly company: CompanyResponse | undefined;
  readonly isBusy: boolean;
  /** @param id undefined for the standard delivery */
  readonly onChoose: (id: number | undefined) => void;
}

/** Ways of delivery with what each costs this order and when it comes; nothing where there is only one. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { offers, chosenId, currency, company, isBusy, onChoose } = props;
  const { t } = useTranslation(['checkout', 'common']);
  const { t: common } = useTranslation();
  const { money, dayRange } = useFormats();
  if (offers.length === 0) return null;
  const valueOf = (id: number | null | undefined) => String(id ?? 'standard');
  const options = offers.map(({ method, shipping, firstDay, lastDay }): RadioOption<string> => {
    const days = firstDay && lastDay && dayRange(firstDay, lastDay);
    const isFetched = method?.kind === 'pickup';
    const when = days && common(isFetched ? 'deliveryMethod.ready' : 'order.arrives', { days });
    const where = isFetched && company && [company.address, company.city].filter(Boolean).join(', ');
    return {
      value: valueOf(method?.id),
      isDisabled: isBusy,
      label: (
        <span className={styles.offer}>
          <bdi>{method ? deliveryMethodName(method, common) : t('delivery.standard')}</bdi>
          <b>
            {Number(shipping) === 0 ? common('totals.shippingFree') : money({ amount: shipping, currency })}
          </b>
        </span>
      ),
      description: [when, where].filter(Boolean).join(' · '),
    };
  });
  return (
    <div className={styles.methods}>
      <RadioGroup
        legend={t('delivery.title')}
        name="deliveryMethod"
        value={valueOf(chosenId)}
        options={options}
        onChange={(value) => onChoose(value === 'standard' ? undefined : Number(value))}
      />
    </div>
  );
}
