import { IsISO31661Alpha2, IsString, Length } from 'class-validator';
import type { RegisteredCompany, RegisteredStanding } from '../company-register/registered-company';

const MAX_NUMBER = 40;

export class CompanySearchQuery {
  /** ISO 3166 code of the country. @example "RO" */
  @IsISO31661Alpha2()
  country: string;

  /** Tax or VAT number, as people write it. */
  @IsString()
  @Length(2, MAX_NUMBER)
  number: string;
}

export class RegisteredCompanyResponse implements RegisteredCompany {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  county: string;
  vatNumber: string;
  taxId: string;
  registrationNumber: string;
  phone: string;
  iban: string;
}

export class CompanySearchResponse {
  /** unavailable: the register does not answer now, which says nothing of the company. */
  state: 'found' | 'notFound' | 'unavailable';
  company: RegisteredCompanyResponse | null;
  /** no_vat: registered, and outside the VAT register; inactive: struck off by the tax office. */
  standing: RegisteredStanding | null;
}
