import { officeApi } from '@kp/api-client/office';
import type { TaxClass } from '@kp/commerce';
import { useRights } from '../../shared/use-rights';

/** What the shop charges for a tax class where the seller is, as a share; undefined where the role may not read taxes. */
export function useHomeRates(isNeeded: boolean): (taxClass: TaxClass) => number | undefined {
  const { may } = useRights();
  const skip = !isNeeded || !(may('taxes') || may('settings'));
  const { data: rates = [] } = officeApi.useListVatRatesQuery(undefined, { skip });
  const { data: taxes } = officeApi.useGetTaxSettingsQuery(undefined, { skip });
  const entered = (taxClass: TaxClass) =>
    rates.find((rate) => rate.isInForce && rate.country === taxes?.homeCountry && rate.taxClass === taxClass)
      ?.rate;
  const standard = entered('standard');
  return (taxClass) => {
    if (standard === undefined || taxClass === 'exempt') return undefined;
    if (taxClass === 'zero') return 0;
    // A class without a rate of its own is taxed at the standard one.
    return entered(taxClass) ?? standard;
  };
}
