import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A change of a price writes new entries into every index of the product. Those of the search index cost a third of it;
 * collected and merged together, much less. A search reads what is not merged yet: at most 512 kB.
 */
export class BufferSearchIndex1795437700335 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER INDEX product_search_document SET (fastupdate = on, gin_pending_list_limit = 512)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER INDEX product_search_document RESET (gin_pending_list_limit)');
    await runner.query('ALTER INDEX product_search_document SET (fastupdate = off)');
  }
}
