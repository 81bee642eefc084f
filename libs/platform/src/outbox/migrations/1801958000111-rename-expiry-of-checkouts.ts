import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMER_NAME = 'orders.release-expired-reservations';
const NAME = 'orders.expire-checkouts';

/** The scheduled job keeps its last run and open requests under its new name. */
export class RenameExpiryOfCheckouts1801958000111 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => rename(runner, FORMER_NAME, NAME);
  down = (runner: QueryRunner): Promise<void> => rename(runner, NAME, FORMER_NAME);
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query('UPDATE scheduled_job SET name = $2 WHERE name = $1', [from, to]);
  await runner.query('UPDATE scheduled_run SET name = $2 WHERE name = $1', [from, to]);
}
