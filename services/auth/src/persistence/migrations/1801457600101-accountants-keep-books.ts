import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accountants see accounting and invoices alone; a role that the owner has changed stays as it is. */
export class AccountantsKeepBooks1801457600101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE staff_role SET rights = '{amounts,invoices,accounting,accounting:close}'
       WHERE preset = 'accountant' AND version = 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE staff_role SET rights = '{orders:read,amounts,payments,invoices,accounting,taxes,reports}'
       WHERE preset = 'accountant' AND version = 1`);
  }
}
