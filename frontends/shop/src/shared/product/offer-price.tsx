import { type OfferTerms, vatOf } from '@kp/client';
import { formerPriceOf, type TaxClasses } from '@kp/commerce';
import { Price, type PriceProps } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './offer-price.module.css';

interface OfferPriceProps extends Pick<PriceProps, 'size'> {
  readonly product: {
    readonly price: string;
    readonly currency: string;
    readonly compareAtPrice?: string | null;
    readonly priorPrice?: string | null;
    readonly taxClasses?: TaxClasses | null;
  };
  readonly terms: OfferTerms;
}

/** The price of an offer, without and with VAT, and what a reduction compares with. */
export function OfferPrice({ product, size, terms }: OfferPriceProps) {
  const { t } = useTranslation();
  const { price, currency, taxClasses } = product;
  const isLarge = size === 'large';
  const { isPriorPriceDue } = terms;
  const former = formerPriceOf(product, isPriorPriceDue);
  const vat = vatOf(terms, taxClasses);
  return (
    <>
      <Price
        amount={price}
        currency={currency}
        compareAt={former}
        size={size}
        vat={{ ...vat, isBothDue: isLarge || vat.isBothDue }}
      />
      {isLarge && isPriorPriceDue && former && <p className={styles.note}>{t('product.priorPrice')}</p>}
    </>
  );
}
