import { shopApi } from '@kp/api-client/shop';
import {
  FALLBACK_RATES,
  formerPriceOf,
  type HomeRates,
  homeTax,
  priceWithVat,
  type TaxClasses,
} from '@kp/commerce';
import type { LegalDuty } from '@kp/commerce/legal-duties';
import { Price, type PriceProps, useFormats } from '@kp/ui';
import { useMemo } from 'react';
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

/** The price of an offer with what consumers are owed beside it: the price with VAT, and what a reduction compares with. */
export function OfferPrice({ product, size, terms }: OfferPriceProps) {
  const { t } = useTranslation();
  const { price, currency, taxClasses } = product;
  const isLarge = size === 'large';
  const { isPriorPriceDue } = terms;
  const former = formerPriceOf(product, isPriorPriceDue);
  return (
    <>
      <Price amount={price} currency={currency} compareAt={former} size={size} />
      {!terms.isTaxIncluded && (isLarge || terms.isGrossPriceDue) && (
        <GrossAmount amount={price} currency={currency} vatRate={homeTax(terms.rates, taxClasses).rate} />
      )}
      {isLarge && isPriorPriceDue && former && <p className={styles.note}>{t('product.priorPrice')}</p>}
    </>
  );
}

interface GrossAmountProps extends Pick<PriceProps, 'amount' | 'currency'> {
  readonly vatRate: number;
}

interface GrossPriceProps extends Pick<PriceProps, 'amount' | 'currency'> {
  readonly taxClasses?: TaxClasses | null;
  /** Of the address, where it is known. */
  readonly vatRate?: number;
}

/** What consumers pay, beside a price without VAT. */
export function GrossPrice({ amount, currency, taxClasses, vatRate }: GrossPriceProps) {
  const { isGrossPriceDue, isTaxIncluded, rates } = useOfferTerms();
  if (!isGrossPriceDue || isTaxIncluded) return null;
  return <GrossAmount {...{ amount, currency, vatRate: vatRate ?? homeTax(rates, taxClasses).rate }} />;
}

function GrossAmount({ amount, currency, vatRate }: GrossAmountProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const gross = priceWithVat(amount, vatRate);
  return (
    <span className={styles.note}>{t('product.withVat', { price: money({ amount: gross, currency }) })}</span>
  );
}

export interface OfferTerms {
  readonly rates: HomeRates;
  /** Prices include VAT already. */
  readonly isTaxIncluded: boolean;
  readonly isGrossPriceDue: boolean;
  readonly isPriorPriceDue: boolean;
}

/** Asked for once by what shows many prices, since a query of its own for each took a sixth of rendering a list. */
export function useOfferTerms(): OfferTerms {
  const isDue = useLegalDuties();
  const { data } = shopApi.useGetShippingSettingsQuery(undefined, { refetchOnMountOrArgChange: false });
  const rates = data ?? FALLBACK_RATES;
  const isTaxIncluded = data?.isTaxIncluded ?? false;
  const isGrossPriceDue = isDue('grossPrice');
  const isPriorPriceDue = isDue('priorPrice');
  return useMemo(
    () => ({ rates, isTaxIncluded, isGrossPriceDue, isPriorPriceDue }),
    [rates, isTaxIncluded, isGrossPriceDue, isPriorPriceDue],
  );
}

/** The shell loads the config with every page, so it is not refetched here. */
export function useLegalDuties(): (duty: LegalDuty) => boolean {
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return (duty) => data?.legalDuties?.includes(duty) ?? false;
}
