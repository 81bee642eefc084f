import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMER_NAMES = {
  'notifications.queue-alerts': 'notifications.sweep-alerts',
  'orders.release-expired-reservations': 'orders.release-expired-holds',
  'payments.reconcile': 'payments.look-after',
};

/** Scheduled jobs keep their last runs and open requests under their new names. */
export class RenameScheduledJobs1797020047201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, former] of Object.entries(FORMER_NAMES)) await rename(runner, former, name);
    await replaceInNames(runner, 'sweep', 'purge');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceInNames(runner, 'purge', 'sweep');
    for (const [name, former] of Object.entries(FORMER_NAMES)) await rename(runner, name, former);
  }
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query('UPDATE scheduled_job SET name = $2 WHERE name = $1', [from, to]);
  await runner.query('UPDATE scheduled_run SET name = $2 WHERE name = $1', [from, to]);
}

async function replaceInNames(runner: QueryRunner, from: string, to: string): Promise<void> {
  for (const table of ['scheduled_job', 'scheduled_run']) {
    await runner.query(`UPDATE ${table} SET name = replace(name, $1, $2) WHERE name LIKE '%.' || $1 || '%'`, [
      from,
      to,
    ]);
  }
}
