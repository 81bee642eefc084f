import { isLineQuantity, isDecimalAmount, parseMinor, type TaxCategory } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Button, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DecimalInput, WholeNumberInput } from '../../shared/number-input';
import { usePriceLabel } from '../../shared/use-price-label';
import styles from './inbox.module.css';

export interface EditedLine {
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
  /** As typed. */
  readonly unitPrice: string;
  readonly taxCategory: TaxCategory;
  readonly taxRate: number;
}

interface QuoteLineFieldsProps {
  readonly line: EditedLine;
  /** In stock, when it is too little; null otherwise. */
  readonly left: number | null;
  /** What is missing is sold all the same. */
  readonly allowBackorder: boolean;
  readonly error: string | undefined;
  readonly onChange: (line: EditedLine) => void;
  readonly onRemove: () => void;
}

export function QuoteLineFields(props: QuoteLineFieldsProps) {
  const { line, left, allowBackorder, error, onChange, onRemove } = props;
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const priceLabel = usePriceLabel();
  const { productName, quantity, unitPrice } = line;
  const isPrice = isDecimalAmount(unitPrice) && parseMinor(unitPrice) > 0;
  return (
    <li className={styles.line}>
      <span className={styles.product}>
        <bdi>{productName}</bdi>
      </span>
      <label>
        {t('inbox.quantity')}
        <WholeNumberInput
          step="1"
          min="1"
          value={String(quantity || '')}
          status={isLineQuantity(quantity) ? undefined : 'error'}
          onChange={(typed) => onChange({ ...line, quantity: Number(typed) })}
        />
      </label>
      <label>
        {priceLabel(t('inbox.unitPrice'))}
        <DecimalInput
          value={unitPrice}
          status={isPrice ? undefined : 'error'}
          aria-invalid={!isPrice}
          onChange={(amount) => onChange({ ...line, unitPrice: amount })}
        />
      </label>
      <Button aria-label={t('inbox.removeLine', { name: productName })} onClick={onRemove}>
        {t('inbox.remove')}
      </Button>
      {left !== null && (
        <Typography.Text type="warning" role="status" className={styles.product}>
          {allowBackorder
            ? common('order.backordered', { missing: number(quantity - left), quantity: number(quantity) })
            : t('inbox.shortLine', { left: number(left) })}
        </Typography.Text>
      )}
      {error && (
        <Typography.Text type="danger" role="alert" className={styles.product}>
          {error}
        </Typography.Text>
      )}
    </li>
  );
}
