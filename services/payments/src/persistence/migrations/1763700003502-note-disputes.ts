import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment's history tells of its disputes. */
export class NoteDisputes1763700003502 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_event
        DROP CONSTRAINT payment_event_kind_check,
        ADD CONSTRAINT payment_event_kind_check CHECK (
          kind IN ('started', 'pending', 'failed', 'cancelled', 'captured', 'matched',
                   'refund_requested', 'refund_done', 'refund_failed', 'disputed'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM payment_event WHERE kind = 'disputed';
      ALTER TABLE payment_event
        DROP CONSTRAINT payment_event_kind_check,
        ADD CONSTRAINT payment_event_kind_check CHECK (
          kind IN ('started', 'pending', 'failed', 'cancelled', 'captured', 'matched',
                   'refund_requested', 'refund_done', 'refund_failed'));
    `);
  }
}
