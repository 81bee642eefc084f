import { Injectable } from '@nestjs/common';
import type { CompanyStanding } from '@kp/commerce/customer-company-rules';
import { prepared, Sql } from '@kp/platform/database';

export type RegisteredStanding = Exclude<CompanyStanding, 'not_checked'>;

const SET_STANDING = prepared(
  'auth.set-company-standing',
  'UPDATE app_user SET company_standing = $2, company_checked_at = now() WHERE id = $1',
);

/** Of an `app_user u`; an account has one number. */
const NUMBER = `coalesce(nullif(u.vat_number, ''), u.tax_id, '')`;

/** Of an `app_user u`; must equal the index. */
export const hasStandingSql = (standing: CompanyStanding): string =>
  `${NUMBER} <> '' AND coalesce(u.company_standing, 'not_checked') = '${standing}'`;

/** Those that were never asked about before those that no register had an answer for; a moment's two workers take others. */
const TAKE_UNCHECKED = prepared(
  'auth.take-unchecked-companies',
  `UPDATE app_user u SET company_checked_at = now()
     FROM (SELECT id FROM app_user u
            WHERE ${hasStandingSql('not_checked')} AND NOT is_admin
              AND (company_checked_at IS NULL OR company_checked_at < now() - interval '1 hour')
            ORDER BY company_checked_at NULLS FIRST, id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED) taken
    WHERE u.id = taken.id
RETURNING u.id, ${NUMBER} AS number, coalesce(u.company_country, '') AS country`,
);

/** Changed meanwhile, it was not this number that was asked about. */
const SET_STANDING_OF = prepared(
  'auth.set-standing-of-number',
  `UPDATE app_user u SET company_standing = $3, company_checked_at = now() WHERE id = $1 AND ${NUMBER} = $2`,
);

/** Of an `app_user u`; null without a number, and of an account that changed it the register is asked anew. */
export const COMPANY_STANDING_SQL = `CASE WHEN ${NUMBER} <> ''
  THEN coalesce(u.company_standing, 'not_checked') END`;

export interface UncheckedCompany {
  id: number;
  number: string;
  /** As it was entered: "Romania". */
  country: string;
}

@Injectable()
export class CompanyStandingRepository {
  constructor(private readonly sql: Sql) {}

  async set(id: number, standing: RegisteredStanding): Promise<void> {
    await this.sql.run(SET_STANDING, [id, standing]);
  }

  /** Each is taken again after an hour. */
  takeUnchecked(limit: number): Promise<UncheckedCompany[]> {
    return this.sql.rows(TAKE_UNCHECKED, [limit]);
  }

  async setOfNumber({ id, number }: UncheckedCompany, standing: RegisteredStanding): Promise<void> {
    await this.sql.run(SET_STANDING_OF, [id, number, standing]);
  }
}
