import { RETURN_REASONS, type AskedReturnReason } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { Select } from '../field/inputs';
import { useFormats } from '../format/use-formats';
import { QuantityStepper } from '../quantity/quantity-stepper';
import type { ChosenItem, ReturnableItem } from './chosen-returns';
import type { OrderLine } from './order-details';
import styles from './return-form.module.css';

interface ReturnFormItemProps {
  readonly item: ReturnableItem;
  readonly line: OrderLine | undefined;
  /** Missing while it is not ticked. */
  readonly chosen: ChosenItem | undefined;
  readonly onTick: (isTicked: boolean) => void;
  readonly onChange: (chosen: ChosenItem) => void;
  /** Missing when one reason is chosen for all. */
  readonly reasonId: string | undefined;
  readonly error: string | undefined;
}

export function ReturnFormItem(props: ReturnFormItemProps) {
  const { item, line, chosen, onTick, onChange, reasonId, error } = props;
  const { t } = useTranslation(['order', 'common']);
  const { number } = useFormats();
  const name = line?.productName ?? '';
  return (
    <li className={styles.item}>
      <label className={styles.tick}>
        <input type="checkbox" checked={chosen !== undefined} onChange={() => onTick(!chosen)} />
        <span className={styles.picture}>
          {line?.product.imageUrl && (
            <img src={line.product.imageUrl} alt="" width={48} height={36} loading="lazy" />
          )}
        </span>
        <span>
          <bdi>{name}</bdi>
        </span>
      </label>
      {chosen && item.quantity > 1 && (
        <span className={styles.quantity}>
          <QuantityStepper
            value={chosen.quantity}
            max={item.quantity}
            limit="most"
            productName={name}
            onChange={(quantity) => onChange({ ...chosen, quantity })}
          />
          <span className={styles.of}>{t('returns.form.ofUnits', { quantity: number(item.quantity) })}</span>
        </span>
      )}
      {chosen && reasonId && (
        <Select
          id={reasonId}
          label={t('returns.form.reasonOf', { name })}
          placeholder={t('returns.form.chooseReason')}
          options={RETURN_REASONS.map((value) => ({ value, label: t(`common:returnReason.${value}`) }))}
          value={chosen.reason}
          error={error}
          onChange={({ target }) => onChange({ ...chosen, reason: target.value as AskedReturnReason | '' })}
          className={styles.reason}
          isRequired
        />
      )}
    </li>
  );
}
