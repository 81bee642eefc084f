import { type OfferTerms, vatOf } from '@kp/client';
import { type QuantityRule, quantitySteps, type TaxClasses, type Unit } from '@kp/commerce';
import { pricePerUnit } from '@kp/commerce/unit-price';
import { Price, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './article-terms.module.css';

/** What a product is sold in; nothing where every quantity is. */
export function QuantityHint({ rule }: { readonly rule: QuantityRule | null | undefined }) {
  const { t } = useTranslation('units');
  const { number } = useFormats();
  const { min, step } = quantitySteps(rule);
  if (min === 1) return null;
  const parts = [
    min > step && t('minimum', { number: number(min) }),
    step > 1 && t('multiple', { number: number(step) }),
  ];
  return <span className={styles.hint}>{parts.filter(Boolean).join(' · ')}</span>;
}

interface UnitPriceProps {
  readonly product: {
    readonly price: string | null;
    readonly currency?: string;
    readonly taxClasses?: TaxClasses | null;
    readonly article?: { readonly unit?: Unit; readonly packSize?: number } | null;
  };
  readonly currency: string;
  readonly terms: OfferTerms;
  /** With what a pack contains. */
  readonly isDetailed?: boolean;
}

/** "€0.18 / pair", where a pack has several units or a price compares by weight or volume. */
export function UnitPrice({ product, currency, terms, isDetailed }: UnitPriceProps) {
  const { t } = useTranslation('units');
  const { number } = useFormats();
  const { price, article, taxClasses } = product;
  const perUnit = price && pricePerUnit(price, article);
  if (!perUnit) return null;
  const unit = t(`units.${perUnit.unit}`);
  const packed = article!.unit!;
  return (
    <p className={styles.unitPrice}>
      <Price
        amount={perUnit.amount}
        currency={currency}
        size="text"
        vat={vatOf(terms, taxClasses)}
        textOf={(amount) => t('perUnit', { price: amount, unit })}
      />
      {isDetailed && article!.packSize !== undefined && (
        <span>{t('contents', { number: number(article!.packSize), unit: t(`units.${packed}`) })}</span>
      )}
    </p>
  );
}
