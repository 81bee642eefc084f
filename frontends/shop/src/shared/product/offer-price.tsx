import { shopApi } from '@kp/api-client/shop';
import { FALLBACK_VAT_RATE, formerPriceOf, priceWithVat, type Rate } from '@kp/commerce';
import type { LegalDuty } from '@kp/commerce/legal-duties';
import { Price, type PriceProps, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './offer-price.module.css';

interface OfferPriceProps extends Pick<PriceProps, 'size'> {
  readonly product: {
    readonly price: string;
    readonly currency: string;
    readonly compareAtPrice?: string | null;
    readonly priorPrice?: string | null;
  };
}

/** The price of an offer with what consumers are owed beside it: the price with VAT, and what a reduction compares with. */
export function OfferPrice({ product, size }: OfferPriceProps) {
  const { t } = useTranslation();
  const isDue = useLegalDuties();
  const { price, currency } = product;
  const isLarge = size === 'large';
  const isPriorPriceDue = isDue('priorPrice');
  const former = formerPriceOf(product, isPriorPriceDue);
  return (
    <>
      <Price amount={price} currency={currency} compareAt={former} size={size} />
      <GrossPrice amount={price} currency={currency} isAlways={isLarge} />
      {isLarge && isPriorPriceDue && former && <p className={styles.note}>{t('product.priorPrice')}</p>}
    </>
  );
}

interface GrossPriceProps extends Pick<PriceProps, 'amount' | 'currency'> {
  /** Of the address, where it is known. */
  readonly vatRate?: Rate;
  readonly isAlways?: boolean;
}

/** What consumers pay, beside a price without VAT. */
export function GrossPrice({ amount, currency, vatRate, isAlways = false }: GrossPriceProps) {
  const { t } = useTranslation();
  const isDue = useLegalDuties();
  const { money } = useFormats();
  const { data } = shopApi.useGetShippingSettingsQuery(undefined, { refetchOnMountOrArgChange: false });
  if (!isAlways && !isDue('grossPrice')) return null;
  const gross = priceWithVat(amount, vatRate ?? data?.vatRate ?? FALLBACK_VAT_RATE);
  return (
    <span className={styles.note}>{t('product.withVat', { price: money({ amount: gross, currency }) })}</span>
  );
}

/** The shell loads the config with every page, so it is not refetched here. */
export function useLegalDuties(): (duty: LegalDuty) => boolean {
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return (duty) => data?.legalDuties?.includes(duty) ?? false;
}
