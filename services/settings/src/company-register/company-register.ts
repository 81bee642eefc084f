import { Injectable } from '@nestjs/common';
import { taxNumberOf } from '@kp/commerce/vat-number';
import { businessDay } from '../business-day';
import { type VatNumberState, ViesClient } from '../vies/vies.client';
import { CompanyRegisterConfig } from './company-register.config';
import {
  memberStateCompanyOf,
  numberOfRow,
  type RegisteredCompany,
  type RegisteredStanding,
  romanianCompanyOf,
  romanianStandingOf,
} from './registered-company';

/** As long as somebody waits before typing it by hand. */
const TIMEOUT_MS = 5_000;
/** For each number. */
const MAX_ANSWER_LENGTH = 50_000;
/** That the Romanian register answers with one call. */
export const MAX_NUMBERS = 100;
/** After so many in a row the register of the EU is asked another time. */
const MAX_UNANSWERED = 3;

export type FoundStanding = RegisteredStanding | 'not_found';

export interface NumberedCompany {
  /** ISO 3166 code; empty where it is not known. */
  country: string;
  number: string;
}

const STANDINGS: Record<VatNumberState, FoundStanding | null> = {
  valid: 'vat_payer',
  invalid: 'not_found',
  unknown: null,
};

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
    if (country === 'RO') return this.findRomanian(cuiOf(number.number));
    if (number.kind !== 'vat') return NOT_FOUND;
    const { state, name, address } = await this.vies.check(number.number, '');
    if (state === 'unknown') return UNAVAILABLE;
    if (state === 'invalid') return NOT_FOUND;
    const company = memberStateCompanyOf(number.number, name, address);
    return { state: 'found', company, standing: 'vat_payer' };
  }

  /**
   * How many stand, in their order: Romanian ones with one call, as that register asks for, the others one after another. Null
   * where no register has answered, or none knows such a number.
   *
   * @param companies at most `MAX_NUMBERS`
   */
  async standingsOf(companies: readonly NumberedCompany[]): Promise<(FoundStanding | null)[]> {
    const numbers = companies.map(({ country, number }) => taxNumberOf(number, country));
    const cuis = companies.flatMap(({ country }, at) =>
      country === 'RO' && numbers[at] ? [cuiOf(numbers[at].number)] : [],
    );
    const rows = cuis.length > 0 ? await this.askRomania(cuis) : null;
    const romanian = new Map(rows?.map((row) => [numberOfRow(row), romanianStandingOf(row)]));
    const standings: (FoundStanding | null)[] = [];
    let unanswered = 0;
    for (const [at, { country }] of companies.entries()) {
      const number = numbers[at];
      if (country === 'RO')
        standings.push(rows && number ? (romanian.get(cuiOf(number.number)) ?? 'not_found') : null);
      else if (number?.kind !== 'vat' || unanswered === MAX_UNANSWERED) standings.push(null);
      else {
        const { state } = await this.vies.check(number.number, '');
        unanswered = state === 'unknown' ? unanswered + 1 : 0;
        standings.push(STANDINGS[state]);
      }
    }
    return standings;
  }

  private async findRomanian(cui: number): Promise<CompanySearch> {
    const rows = await this.askRomania([cui]);
    if (rows === null) return UNAVAILABLE;
    if (rows.length === 0) return NOT_FOUND;
    return { state: 'found', company: romanianCompanyOf(rows[0]), standing: romanianStandingOf(rows[0]) };
  }

  /** @returns null when it does not answer */
  private async askRomania(cuis: readonly number[]): Promise<unknown[] | null> {
    const data = businessDay(new Date());
    try {
      const response = await fetch(this.config.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(cuis.map((cui) => ({ cui, data }))),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      const text = await response.text();
      if (!response.ok || text.length > MAX_ANSWER_LENGTH * cuis.length) return null;
      const { found } = Object(JSON.parse(text)) as { found?: unknown };
      return Array.isArray(found) ? found : null;
    } catch {
      return null;
    }
  }
}

const cuiOf = (number: string): number => Number(number.replace(/^RO/, ''));
