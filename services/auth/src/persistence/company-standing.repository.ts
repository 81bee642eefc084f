import { Injectable } from '@nestjs/common';
import type { CompanyStanding } from '@kp/commerce/customer-company-rules';
import { prepared, Sql } from '@kp/platform/database';

export type RegisteredStanding = Exclude<CompanyStanding, 'not_checked'>;

const SET_STANDING = prepared(
  'auth.set-company-standing',
  'UPDATE app_user SET company_standing = $2, company_checked_at = now() WHERE id = $1',
);

/** Of an `app_user u`; null without a number, and of an account that changed it the register is asked anew. */
export const COMPANY_STANDING_SQL = `CASE WHEN coalesce(nullif(u.vat_number, ''), u.tax_id, '') <> ''
  THEN coalesce(u.company_standing, 'not_checked') END`;

@Injectable()
export class CompanyStandingRepository {
  constructor(private readonly sql: Sql) {}

  async set(id: number, standing: RegisteredStanding): Promise<void> {
    await this.sql.run(SET_STANDING, [id, standing]);
  }
}
