import { type ConfigResponse, shopApi } from '@kp/api-client/shop';
import { type HomeRates, homeTax, type TaxClasses } from '@kp/commerce';
import type { LegalDuty } from '@kp/commerce/legal-duties';
import { useMemo } from 'react';

/** Until the settings are loaded, no VAT is stated rather than that of another rate. */
const UNKNOWN_RATES: HomeRates = { vatRate: 0 };

export interface OfferTerms {
  readonly rates: HomeRates;
  /** Prices include VAT already. */
  readonly isTaxIncluded: boolean;
  readonly isGrossPriceDue: boolean;
  readonly isPriorPriceDue: boolean;
}

/**
 * Asked for once by what shows many prices, since a query of its own for each took a sixth of rendering a list.
 *
 * @param skip until there are prices
 */
export function useOfferTerms(skip = false): OfferTerms {
  const once = { skip, refetchOnMountOrArgChange: false };
  const { data: config } = shopApi.useGetConfigQuery(undefined, once);
  const { data } = shopApi.useGetShippingSettingsQuery(undefined, once);
  const rates = data ?? UNKNOWN_RATES;
  const isTaxIncluded = data?.isTaxIncluded ?? false;
  const isGrossPriceDue = hasDuty(config, 'grossPrice');
  const isPriorPriceDue = hasDuty(config, 'priorPrice');
  return useMemo(
    () => ({ rates, isTaxIncluded, isGrossPriceDue, isPriorPriceDue }),
    [rates, isTaxIncluded, isGrossPriceDue, isPriorPriceDue],
  );
}

/** @param rate of the address, where it is known */
export function vatOf(terms: OfferTerms, classes: TaxClasses | null | undefined, rate?: number) {
  const { rates, isTaxIncluded: isIncluded, isGrossPriceDue: isBothDue } = terms;
  return { rate: rate ?? homeTax(rates, classes).rate, isIncluded, isBothDue };
}

/** The shell loads the config with every page, so it is not refetched here. */
export function useLegalDuties(): (duty: LegalDuty) => boolean {
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return (duty) => hasDuty(data, duty);
}

const hasDuty = (config: ConfigResponse | undefined, duty: LegalDuty): boolean =>
  config?.legalDuties?.includes(duty) ?? false;
