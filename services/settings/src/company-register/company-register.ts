import { Injectable } from '@nestjs/common';
import { taxNumberOf } from '@kp/commerce/vat-number';
import { businessDay } from '../business-day';
import { ViesClient } from '../vies/vies.client';
import { CompanyRegisterConfig } from './company-register.config';
import {
  memberStateCompanyOf,
  type RegisteredCompany,
  type RegisteredStanding,
  romanianCompanyOf,
  romanianStandingOf,
} from './registered-company';

/** As long as somebody waits before typing it by hand. */
const TIMEOUT_MS = 5_000;
const MAX_ANSWER_LENGTH = 50_000;

/** `unavailable`: not known now, which never means that there is no such company. */
export type CompanySearch =
  | { state: 'found'; company: RegisteredCompany; standing: RegisteredStanding }
  | { state: 'notFound' | 'unavailable'; company: null; standing: null };

const NOT_FOUND: CompanySearch = { state: 'notFound', company: null, standing: null };
const UNAVAILABLE: CompanySearch = { state: 'unavailable', company: null, standing: null };

/** Company data by number: of Romania from its public register, of other member states from that of VAT numbers. */
@Injectable()
export class CompanyRegister {
  constructor(
    private readonly config: CompanyRegisterConfig,
    private readonly vies: ViesClient,
  ) {}

  /** @param country ISO 3166 code */
  async find(country: string, text: string): Promise<CompanySearch> {
    const number = taxNumberOf(text, country);
    if (number === null) return NOT_FOUND;
    if (country === 'RO') return this.findRomanian(Number(number.number.replace(/^RO/, '')));
    if (number.kind !== 'vat') return NOT_FOUND;
    const { state, name, address } = await this.vies.check(number.number, '');
    if (state === 'unknown') return UNAVAILABLE;
    if (state === 'invalid') return NOT_FOUND;
    const company = memberStateCompanyOf(number.number, name, address);
    return { state: 'found', company, standing: 'vat_payer' };
  }

  private async findRomanian(cui: number): Promise<CompanySearch> {
    try {
      const response = await fetch(this.config.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify([{ cui, data: businessDay(new Date()) }]),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      const text = await response.text();
      if (!response.ok || text.length > MAX_ANSWER_LENGTH) return UNAVAILABLE;
      const { found } = Object(JSON.parse(text)) as { found?: unknown };
      if (!Array.isArray(found)) return UNAVAILABLE;
      const [row] = found as unknown[];
      if (found.length === 0) return NOT_FOUND;
      return { state: 'found', company: romanianCompanyOf(row), standing: romanianStandingOf(row) };
    } catch {
      return UNAVAILABLE;
    }
  }
}
