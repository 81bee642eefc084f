import type { PhoneOrderPreviewResponse } from '@kp/api-client/admin';
import { codeOf } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Button, Input } from '@kp/ui/admin';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput, WholeNumberInput } from '../../../shared/number-input';
import { useProductPrice } from '../../../shared/product-price';
import { usePriceLabel } from '../../../shared/use-price-label';
import { type DraftLine, type LineProblem, problemOf } from './order-lines';
import styles from './new-order.module.css';

interface LineFieldsProps {
  readonly line: DraftLine;
  /** As the server counts it. */
  readonly priced: Pick<PhoneOrderPreviewResponse['items'][number], 'stockLeft' | 'totalPrice'> | undefined;
  /** Problems show once the order was sent. */
  readonly isChecked: boolean;
  /** Beside the product. */
  readonly note?: string;
  /** "Agreed price" unless given. */
  readonly priceLabel?: string;
  readonly onChange: (line: DraftLine) => void;
  /** Absent for what has to stay. */
  readonly onRemove: (() => void) | undefined;
}

export function LineFields(props: LineFieldsProps) {
  const { t } = useTranslation('adminOrders');
  const { line, priced, isChecked, note, onChange, onRemove } = props;
  const withEntry = usePriceLabel();
  const priceOf = useProductPrice();
  const priceLabel = withEntry(props.priceLabel ?? t('newOrder.agreedPrice'));
  const { money, number } = useFormats();
  const { product, quantity, agreedPrice, priceReason } = line;
  const problem = isChecked ? problemOf(line) : undefined;
  const stockLeft = priced?.stockLeft ?? product.stockQuantity;
  return (
    <li className={styles.line}>
      <p className={styles.product}>
        <strong>{product.name}</strong> <bdi dir="ltr">{codeOf(product)}</bdi>
        {' · '}
        {priceOf(product)}
        {note && ` · ${note}`}
      </p>
      <LineField
        label={t('newOrder.quantity')}
        value={quantity}
        problem={problem === 'quantity' ? problem : undefined}
        onChange={(value) => onChange({ ...line, quantity: value })}
        kind="quantity"
      />
      <LineField
        label={priceLabel}
        value={agreedPrice}
        problem={problem === 'agreedPrice' ? problem : undefined}
        onChange={(value) => onChange({ ...line, agreedPrice: value })}
        kind="amount"
      />
      {agreedPrice && (
        <LineField
          label={t('newOrder.priceReason')}
          value={priceReason}
          problem={problem === 'priceReason' ? problem : undefined}
          onChange={(value) => onChange({ ...line, priceReason: value })}
        />
      )}
      <div className={styles.lineEnd}>
        <span>{priced && money({ amount: priced.totalPrice, currency: product.currency })}</span>
        {onRemove && (
          <Button onClick={onRemove} aria-label={t('newOrder.removeOf', { name: product.name })}>
            {t('newOrder.remove')}
          </Button>
        )}
      </div>
      {Number(quantity) > stockLeft && (
        <p role="status" className={styles.short}>
          {t('newOrder.stockLeft', { number: number(stockLeft) })}
        </p>
      )}
    </li>
  );
}

interface LineFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem: LineProblem | undefined;
  readonly onChange: (value: string) => void;
  readonly kind?: keyof typeof INPUTS;
}

const INPUTS = { quantity: WholeNumberInput, amount: DecimalInput };

function LineField({ label, value, problem, onChange, kind }: LineFieldProps) {
  const { t } = useTranslation('adminOrders');
  const id = useId();
  const NumberField = kind && INPUTS[kind];
  const field = {
    id,
    value,
    status: problem && ('error' as const),
    'aria-invalid': Boolean(problem),
    'aria-describedby': problem && `${id}-problem`,
  };
  return (
    <div className={kind ? styles.amount : styles.reason}>
      <label htmlFor={id}>{label}</label>
      {NumberField ? (
        <NumberField {...field} maxLength={12} onChange={onChange} />
      ) : (
        <Input
          {...field}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {t(`newOrder.problems.${problem}`)}
        </p>
      )}
    </div>
  );
}
