import { shopApi } from '@kp/api-client/shop';
import { FALLBACK_VAT_RATE, formerPriceOf, priceWithVat, type Rate } from '@kp/commerce';
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
  };
  readonly terms: OfferTerms;
}

/** The price of an offer with what consumers are owed beside it: the price with VAT, and what a reduction compares with. */
export function OfferPrice({ product, size, terms }: OfferPriceProps) {
  const { t } = useTranslation();
  const { price, currency } = product;
  const isLarge = size === 'large';
  const { isPriorPriceDue } = terms;
  const former = formerPriceOf(product, isPriorPriceDue);
  return (
    <>
      <Price amount={price} currency={currency} compareAt={former} size={size} />
      {(isLarge || terms.isGrossPriceDue) && (
        <GrossAmount amount={price} currency={currency} vatRate={terms.vatRate} />
      )}
      {isLarge && isPriorPriceDue && former && <p className={styles.note}>{t('product.priorPrice')}</p>}
    </>
  );
}

interface GrossPriceProps extends Pick<PriceProps, 'amount' | 'currency'> {
  /** Of the address, where it is known. */
  readonly vatRate?: Rate;
}

/** What consumers pay, beside a price without VAT. */
export function GrossPrice({ amount, currency, vatRate }: GrossPriceProps) {
  const terms = useOfferTerms();
  return (
    terms.isGrossPriceDue && <GrossAmount {...{ amount, currency, vatRate: vatRate ?? terms.vatRate }} />
  );
}

function GrossAmount({ amount, currency, vatRate }: Required<GrossPriceProps>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const gross = priceWithVat(amount, vatRate);
  return (
    <span className={styles.note}>{t('product.withVat', { price: money({ amount: gross, currency }) })}</span>
  );
}

export interface OfferTerms {
  readonly vatRate: Rate;
  readonly isGrossPriceDue: boolean;
  readonly isPriorPriceDue: boolean;
}

/** Asked for once by what shows many prices, since a query of its own for each took a sixth of rendering a list. */
export function useOfferTerms(): OfferTerms {
  const isDue = useLegalDuties();
  const { data } = shopApi.useGetShippingSettingsQuery(undefined, { refetchOnMountOrArgChange: false });
  const vatRate = data?.vatRate ?? FALLBACK_VAT_RATE;
  const isGrossPriceDue = isDue('grossPrice');
  const isPriorPriceDue = isDue('priorPrice');
  return useMemo(
    () => ({ vatRate, isGrossPriceDue, isPriorPriceDue }),
    [vatRate, isGrossPriceDue, isPriorPriceDue],
  );
}

/** The shell loads the config with every page, so it is not refetched here. */
export function useLegalDuties(): (duty: LegalDuty) => boolean {
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return (duty) => data?.legalDuties?.includes(duty) ?? false;
}
