import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable, prepared, Sql, Transactions } from '@kp/platform/database';
import { startTestShop, type TestShop, waitUntil } from '@kp/testing';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';

const quick = { isQuick: true };
const ECHO = prepared('test.quick', 'SELECT $1::int AS given, pg_backend_pid() AS pid', quick);
const SLEEP = prepared('test.sleep', 'SELECT pg_backend_pid() AS pid, pg_sleep($1)', quick);
const DIVIDE = prepared('test.divide', 'SELECT 10 / $1::int AS quotient', quick);
const ASLEEP = `FROM pg_stat_activity WHERE datname = current_database() AND state = 'active'
  AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep($1)'`;
const COUNT_ASLEEP = prepared('test.asleep', `SELECT count(*)::int AS count ${ASLEEP}`);
const TERMINATE_ASLEEP = prepared('test.terminate', `SELECT pg_terminate_backend(pid) ${ASLEEP}`);

describe('quick statements of many requests', () => {
  let shop: TestShop;
  let sql: Sql;
  let pool: Pool;
  beforeAll(async () => {
    shop = await startTestShop({ environment: { DATABASE_PIPELINING: 'true' } });
    sql = shop.app.get(Sql);
    pool = (shop.app.get(DataSource).driver as unknown as { master: Pool }).master;
  });
  afterAll(() => shop?.close());
  afterEach(() => waitUntil('every connection is given back', () => pool.idleCount === pool.totalCount));

  const echo = async (given: number) => (await sql.first<{ given: number; pid: number }>(ECHO, [given]))!;
  /** Four have a connection each, the fifth has the shared one. */
  const sleepOnFive = (seconds: number) => [1, 2, 3, 4, 5].map(() => sql.rows(SLEEP, [seconds]));
  const allAreAsleep = () =>
    waitUntil('five sleep', async () => (await sql.first<{ count: number }>(COUNT_ASLEEP))!.count === 5);
  const isDone = async (promise: Promise<unknown>) =>
    (await Promise.race([promise, pause(0, 'waiting')])) !== 'waiting';

  it('share a connection beyond the first four, and each gets its own answer', async () => {
    await echo(0);
    const asked = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(asked.map(echo));
    expect(answers.map(({ given }) => given)).toEqual(asked);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(5);
  });

  it('fail one by one', async () => {
    const results = await Promise.allSettled(
      [10, 10, 10, 10, 2, 0, 5, 0, 1].map((by) => sql.first(DIVIDE, [by])),
    );
    const told = results.map((result) =>
      result.status === 'fulfilled' ? result.value : (result.reason as Error).message,
    );
    const failure = 'division by zero';
    expect(told.slice(4)).toEqual([{ quotient: 5 }, failure, { quotient: 2 }, failure, { quotient: 10 }]);
  });

  it('do not wait behind a slow one', async () => {
    const slow = Promise.allSettled(sleepOnFive(600));
    await allAreAsleep();
    await pause(100);
    expect(await echo(7)).toMatchObject({ given: 7 });
    expect(await isDone(slow)).toBe(false);
    await sql.rows(TERMINATE_ASLEEP);
    await slow;
  });

  it('are temporarily unavailable when their connections are lost, and the next is answered', async () => {
    const sleeping = sleepOnFive(600);
    const behind = [1, 2, 3, 4].map(echo);
    const all = Promise.allSettled([...sleeping, ...behind]);
    await allAreAsleep();
    expect(await sql.rows(TERMINATE_ASLEEP)).toHaveLength(5);
    const errors = (await all).map((result) => result.status === 'rejected' && result.reason);
    expect(errors.map(isDatabaseUnavailable)).toEqual(errors.map(() => true));
    expect(await echo(8)).toMatchObject({ given: 8 });
  });

  it('see what their own transaction wrote', async () => {
    const count = prepared('test.count', 'SELECT count(*)::int AS count FROM quick_statement', quick);
    await shop.sql('CREATE TABLE quick_statement (id int)');
    const insert = prepared('test.insert', 'INSERT INTO quick_statement VALUES (1)');
    await shop.app.get(Transactions).run(async () => {
      await sql.run(insert);
      expect(await sql.first(count)).toEqual({ count: 1 });
    });
  });
});

describe('what pg and TypeORM do not document', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ environment: { DATABASE_PIPELINING: 'true' } });
  });
  afterAll(() => shop?.close());

  const has = (object: unknown, ...names: string[]): boolean =>
    names.every((name) => typeof object === 'object' && object !== null && name in object);

  it('is still there', async () => {
    const dataSource = shop.app.get(DataSource);
    const runner = dataSource.createQueryRunner();
    const client = (await runner.connect()) as { connection?: { stream?: object } };
    const fields = {
      'pg: client.connection.stream.cork': has(client.connection?.stream, 'cork', 'uncork', 'writableCorked'),
      'pg: the option pipeline': (client as { pipeline?: unknown }).pipeline === true,
      'typeorm: queryRunner.isTransactionActive': runner.isTransactionActive === false,
      'typeorm: driver.master': has(
        (dataSource.driver as unknown as { master: object }).master,
        'connect',
        'query',
      ),
    };
    await runner.release();
    const gone = Object.entries(fields).filter(([, isThere]) => !isThere);
    if (gone.length > 0)
      throw new Error(
        `${gone.map(([name]) => name).join(', ')}: gone. Find its place in the new release and change ` +
          'libs/platform/src/database/driver-internals.ts, or make DATABASE_PIPELINING=false the default, which does without.',
      );
  });
});

describe('without pipelining', () => {
  let shop: TestShop;
  let sql: Sql;
  beforeAll(async () => {
    shop = await startTestShop({ environment: { DATABASE_PIPELINING: 'false' } });
    sql = shop.app.get(Sql);
  });
  afterAll(() => shop?.close());

  it('statements answer, transactions commit as a whole or not at all, connections are given back', async () => {
    await shop.owner.query('CREATE TABLE note (text text)');
    const add = prepared('test.add-note', 'INSERT INTO note VALUES ($1)');
    const notes = prepared('test.notes', 'SELECT text FROM note ORDER BY 1', quick);
    const transactions = shop.app.get(Transactions);
    await transactions.run(() => Promise.all(['a', 'b'].map((text) => sql.run(add, [text]))));
    const refused = transactions.run(async () => {
      await sql.run(add, ['c']);
      await transactions.manager.query(`INSERT INTO note VALUES ('d')`);
      throw new Error('changed my mind');
    });
    await expect(refused).rejects.toThrow('changed my mind');
    const answers = await Promise.all(Array.from({ length: 50 }, () => sql.rows(notes)));
    expect(answers).toEqual(Array.from({ length: 50 }, () => [{ text: 'a' }, { text: 'b' }]));
    const { master } = shop.app.get(DataSource).driver as unknown as { master: Pool };
    await waitUntil('every connection is given back', () => master.idleCount === master.totalCount);
  });
});
