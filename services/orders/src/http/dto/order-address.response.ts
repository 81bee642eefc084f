import type { Address } from '@kp/commerce';

/** An address in the spelling of the checkout form and in that of the order screens. */
export class OrderAddressResponse {
  firstName: string;
  lastName: string;
  /** firstName and lastName. */
  name: string;
  company: string;
  address: string;
  /** Same as address. */
  street: string;
  city: string;
  state: string;
  county: string;
  zipCode: string;
  country: string;
  phone: string;

  static from(stored: Address): OrderAddressResponse {
    const { firstName, lastName, company, address, city, state, county, zipCode, country, phone } = stored;
    const name = `${firstName} ${lastName}`.trim();
    const [companyText, countyText] = [company ?? '', county ?? ''];
    return {
      ...{ firstName, lastName, name, company: companyText, address, street: address },
      ...{ city, state, county: countyText, zipCode, country, phone },
    };
  }
}
