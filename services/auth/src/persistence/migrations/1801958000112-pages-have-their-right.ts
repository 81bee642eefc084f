import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever edited pages with the right to the settings goes on with that to the pages. */
export class PagesHaveTheirRight1801958000112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE staff_role SET rights = rights || '{pages}'
       WHERE 'settings' = ANY (rights) AND NOT 'pages' = ANY (rights)`);
  }

  /** The right was known before and opened nothing. */
  async down(): Promise<void> {}
}
