import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers by the mark that registers gave their company, and those that have none yet. */
export class FindCompanyStandings1801963000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX app_user_company_standing ON app_user (coalesce(company_standing, 'not_checked'), id)
       WHERE coalesce(nullif(vat_number, ''), tax_id, '') <> '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX app_user_company_standing');
  }
}
