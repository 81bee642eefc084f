import { type OfferTerms, vatOf } from '@kp/client';
import { formerPriceOf, type TaxClasses } from '@kp/commerce';
import { Price, type PriceProps } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './offer-price.module.css';

interface OfferPriceProps extends Pick<PriceProps, 'size'> {
  readonly product: {
    readonly price: string | null;
    readonly currency: string;
    readonly compareAtPrice?: string | null;
    readonly priorPrice?: string | null;
    readonly taxClasses?: TaxClasses | null;
  };
  readonly terms: OfferTerms;
  /** Its variants cost that, where one card stands for them. */
  readonly group?: { readonly minPrice: string | null; readonly maxPrice: string | null } | null;
}

/** The price of an offer, without and with VAT, and what a reduction compares with. */
export function OfferPrice({ product, size, terms, group }: OfferPriceProps) {
  const { t } = useTranslation();
  const { currency, taxClasses } = product;
  const isFrom = group && group.minPrice !== group.maxPrice;
  // The first variant may be on request beside others that are not.
  const price = (isFrom ? group.minPrice : product.price) ?? group?.minPrice ?? null;
  const isLarge = size === 'large';
  const { isPriorPriceDue } = terms;
  const former = isFrom ? null : formerPriceOf(product, isPriorPriceDue);
  const isBothDue = isLarge || terms.isGrossPriceDue;
  return (
    <>
      <Price
        amount={price}
        currency={currency}
        compareAt={former}
        size={size}
        textOf={isFrom ? (from) => t('product.fromPrice', { price: from }) : undefined}
        vat={vatOf(terms, taxClasses, { isBothDue })}
      />
      {isLarge && isPriorPriceDue && former && <p className={styles.note}>{t('product.priorPrice')}</p>}
    </>
  );
}
