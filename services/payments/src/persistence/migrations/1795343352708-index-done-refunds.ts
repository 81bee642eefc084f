import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds that were done lately are looked at again, because banks send some of them back. */
export class IndexDoneRefunds1795343352708 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX payment_refund_done ON payment_refund (done_at) WHERE status = 'done'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payment_refund_done');
  }
}
