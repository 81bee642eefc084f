import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of the expressions of `SEARCHED_TEXTS`. */
const INDEXES = {
  contact_message: `name || ' ' || email || ' ' || subject || ' ' || message || coalesce(' ' || order_number, '')`,
  quote_request: `name || ' ' || email || ' ' || company_name || ' ' || products`,
};

/** Three letters of a conversation are found without reading all of them. */
export class FindPartsOfConversations1801963100402 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, text] of Object.entries(INDEXES))
      await runner.query(`CREATE INDEX ${table}_text ON ${table} USING gin ((${text}) public.gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${table}_text`);
  }
}
