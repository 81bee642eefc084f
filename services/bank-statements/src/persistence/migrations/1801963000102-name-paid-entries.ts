import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines that paid invoices before their payments named them: by amount, day and text, on any invoice of the same order. */
export class NamePaidEntries1801963000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE invoice_payment p SET bank_entry_id = (
        SELECT e.id
          FROM bank_entry e
         CROSS JOIN LATERAL jsonb_to_recordset(e.parts) AS part (number text, "amountMinor" bigint)
          JOIN invoice named ON named.number = part.number
          JOIN invoice paid ON paid.order_id = named.order_id
         WHERE e.state = 'matched' AND paid.id = p.invoice_id AND e.booked_on = p.paid_on
           AND part."amountMinor" = p.amount_minor + p.excess_minor
           AND p.reference = left(coalesce(nullif(e.text, ''), nullif(e.counterparty_name, ''), e.booked_on::text), 140)
         ORDER BY e.id LIMIT 1)
       WHERE p.kind = 'wire_transfer' AND p.undone_at IS NULL;
    `);
  }

  /** The column goes with the migration that added it. */
  async down(): Promise<void> {}
}
