import { officeApi } from '@kp/api-client/office';
import { HOME_COUNTRY } from '@kp/commerce/countries';

/** The country of the seller as an ISO 3166 code; Romania until it is known. */
export function useHomeCountry(): string {
  const { data } = officeApi.useGetTaxSettingsQuery();
  return data?.homeCountry ?? HOME_COUNTRY;
}
