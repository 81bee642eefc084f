import type { WithdrawableOrderResponse } from '@kp/api-client/links';
import { Checkbox, QuantityStepper, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './withdraw.module.css';

/** Units by item; an item that is left out is kept. */
export type ChosenUnits = ReadonlyMap<number, number>;

interface WithdrawnItemsProps {
  readonly order: WithdrawableOrderResponse;
  readonly chosen: ChosenUnits;
  readonly onChange: (chosen: ChosenUnits) => void;
  readonly error: string | undefined;
}

export function WithdrawnItems({ order, chosen, onChange, error }: WithdrawnItemsProps) {
  const { t } = useTranslation('law');
  const { date, number } = useFormats();
  const set = (itemId: number, quantity: number) => {
    const next = new Map(chosen);
    if (quantity > 0) next.set(itemId, quantity);
    else next.delete(itemId);
    onChange(next);
  };
  return (
    <fieldset className={styles.items}>
      <legend className={styles.legend}>{t('withdraw.items')}</legend>
      <p className={styles.soft}>
        {order.until ? t('withdraw.until', { date: date(order.until) }) : t('withdraw.beforeDelivery')}
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <ul className={styles.list}>
        {order.items.map(({ itemId, productName, quantity, exception }) => (
          <li key={itemId} className={styles.item}>
            <Checkbox
              label={<bdi>{productName}</bdi>}
              hint={exception ? t(`withdraw.exception.${exception}`) : undefined}
              checked={chosen.has(itemId)}
              isDisabled={quantity === 0}
              onChange={() => set(itemId, chosen.has(itemId) ? 0 : quantity)}
            />
            {quantity > 1 && chosen.has(itemId) && (
              <span className={styles.quantity}>
                <QuantityStepper
                  value={chosen.get(itemId) ?? quantity}
                  max={quantity}
                  limit="most"
                  productName={productName}
                  onChange={(units) => set(itemId, units)}
                />
                <span className={styles.soft}>{t('withdraw.ofUnits', { quantity: number(quantity) })}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
