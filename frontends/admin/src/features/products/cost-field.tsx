import { isBelowCost, isDecimalAmount, marginRate, parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Form } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../shared/number-input';
import { usePriceLabel } from '../../shared/use-price-label';
import styles from './products.module.css';

/** What one unit costs the shop, with VAT where prices have it, and what is left of the price. */
export function CostField() {
  const { t } = useTranslation('adminCatalog');
  const { percent } = useFormats();
  const priceLabel = usePriceLabel();
  const price = amountOf(Form.useWatch<string | undefined>('price'));
  const cost = amountOf(Form.useWatch<string | undefined>('costPrice'));
  const margin = price !== null && cost !== null ? marginRate(price, cost) : null;
  const isBelow = price !== null && isBelowCost(price, cost);
  return (
    <RulesField
      name="costPrice"
      label={priceLabel(t('products.costPrice'))}
      extra={
        <span className={isBelow ? styles.belowCost : undefined}>
          {isBelow && t('products.belowCost')}
          {margin !== null && t('products.margin', { percent: percent(margin) })}
          {price === null || cost === null ? t('products.costPriceHint') : null}
        </span>
      }
    >
      <DecimalInput step="0.01" />
    </RulesField>
  );
}

/** Null for what is no amount, below zero, or none yet. */
function amountOf(text: string | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  if (!isDecimalAmount(trimmed)) return null;
  const amount = parseMinor(trimmed);
  return amount < 0 ? null : amount;
}
