import type { TestShop } from './test-shop';

/**
 * How many sessions of the shop's database wait for a lock. Test databases are copies of one template: their tables
 * have the same object ids, so a plain look into pg_locks sees what other specs wait for.
 * @param table counts those that wait for this table alone
 */
export async function lockWaits({ sql }: Pick<TestShop, 'sql'>, table?: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE datname = current_database() AND backend_type = 'client backend' AND NOT granted
        AND ($1::text IS NULL OR relation = $1::regclass)`,
    [table ?? null],
  );
  return row!.count;
}
