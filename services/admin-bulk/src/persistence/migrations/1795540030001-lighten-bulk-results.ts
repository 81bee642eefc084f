import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Results are written in the transaction that holds the row of their job, so looking for that job again, for each of
 * them, found nothing that could be wrong.
 */
export class LightenBulkResults1795540030001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bulk_job_product DROP CONSTRAINT bulk_job_product_job_id_fkey');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM bulk_job_product WHERE job_id NOT IN (SELECT id FROM bulk_job);
      ALTER TABLE bulk_job_product ADD FOREIGN KEY (job_id) REFERENCES bulk_job (id) ON DELETE CASCADE;
    `);
  }
}
