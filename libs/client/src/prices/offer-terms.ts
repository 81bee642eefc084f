import { type ConfigResponse, shopApi } from '@kp/api-client/shop';
import { type HomeRates, homeTax, type TaxClasses } from '@kp/commerce';
import type { LegalDuty } from '@kp/commerce/legal-duties';
import { useMemo } from 'react';

const RETRY_MS = 5000;

export interface OfferTerms {
  /** Undefined until all terms are known: no price is shown before, since it could be that of another rate. */
  readonly rates: HomeRates | undefined;
  /** They could not be loaded; asked for again until they are. */
  readonly hasFailed: boolean;
  /** Prices include VAT already. */
  readonly isTaxIncluded: boolean;
  readonly isGrossPriceDue: boolean;
  readonly isPriorPriceDue: boolean;
}

/**
 * Part of every document, and kept by the shell for the whole visit. Asked for once by what shows many prices, since a
 * query of its own for each took a sixth of rendering a list.
 *
 * @param skip until there are prices
 */
export function useOfferTerms(skip = false): OfferTerms {
  const { getConfig, getShippingSettings } = shopApi.endpoints;
  const { data: config, error: noConfig } = getConfig.useQueryState(undefined, { skip });
  const { data: settings, error: noSettings } = getShippingSettings.useQueryState(undefined, { skip });
  const lacksConfig = !config && noConfig !== undefined;
  const lacksSettings = !settings && noSettings !== undefined;
  getConfig.useQuerySubscription(undefined, askedUntilLoaded(skip, lacksConfig));
  getShippingSettings.useQuerySubscription(undefined, askedUntilLoaded(skip, lacksSettings));
  const hasFailed = lacksConfig || lacksSettings;
  return useMemo(
    () => ({
      rates: config && settings,
      hasFailed,
      isTaxIncluded: settings?.isTaxIncluded ?? false,
      isGrossPriceDue: hasDuty(config, 'grossPrice'),
      isPriorPriceDue: hasDuty(config, 'priorPrice'),
    }),
    [config, settings, hasFailed],
  );
}

const askedUntilLoaded = (skip: boolean, hasFailed: boolean) => ({
  skip,
  refetchOnMountOrArgChange: false,
  pollingInterval: hasFailed ? RETRY_MS : 0,
});

interface VatOptions {
  /** Of the address, where it is known. */
  readonly rate?: number;
  readonly isBothDue?: boolean;
}

/** What `Price` says of VAT, or why it cannot say anything yet. */
type OfferVat =
  | 'awaited'
  | 'failed'
  | { readonly rate: number; readonly isIncluded: boolean; readonly isBothDue: boolean };

export function vatOf(
  terms: OfferTerms,
  classes: TaxClasses | null | undefined,
  { rate, isBothDue = terms.isGrossPriceDue }: VatOptions = {},
): OfferVat {
  const { rates, hasFailed, isTaxIncluded: isIncluded } = terms;
  if (!rates) return hasFailed ? 'failed' : 'awaited';
  return { rate: rate ?? homeTax(rates, classes).rate, isIncluded, isBothDue };
}

/** The shell loads the config with every page, so it is not refetched here. */
export function useLegalDuties(): (duty: LegalDuty) => boolean {
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return (duty) => hasDuty(data, duty);
}

const hasDuty = (config: ConfigResponse | undefined, duty: LegalDuty): boolean =>
  config?.legalDuties?.includes(duty) ?? false;
