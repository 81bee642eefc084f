import { isDatabaseUnavailable, prepared, Sql, Transactions } from '@kp/platform/database';
import { startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { DataSource, type EntityManager } from 'typeorm';

const ADD = prepared('test.ended-transaction-add', 'INSERT INTO late (source) VALUES ($1)');
const COUNT = prepared('test.queued-behind', 'INSERT INTO counted (n) VALUES ($1)');

/** Keeps work that was not awaited running after its transaction. */
function latch() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('code that still runs after its transaction has ended', () => {
  let shop: TestShop;
  let transactions: Transactions;
  let sql: Sql;
  const rows = async () =>
    (await shop.sql<{ source: string }>('SELECT source FROM late ORDER BY source')).map(
      ({ source }) => source,
    );

  beforeAll(async () => {
    shop = await startTestShop();
    transactions = shop.app.get(Transactions);
    sql = shop.app.get(Sql);
    await shop.sql('CREATE TABLE late (source text)');
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.sql('TRUNCATE late'));

  const leave = async (late: () => Promise<unknown>, outcome: 'commit' | 'rollback') => {
    const { open, opened } = latch();
    let result: Promise<unknown> = Promise.resolve();
    await transactions
      .run(async () => {
        await sql.run(ADD, ['in time']);
        result = opened.then(late);
        result.catch(() => undefined);
        if (outcome === 'rollback') throw new Error('refused');
      })
      .catch((error: Error) => expect(error.message).toBe('refused'));
    open();
    return result;
  };

  it.each(['commit', 'rollback'] as const)('cannot send statements after a %s', async (outcome) => {
    await expect(leave(() => sql.run(ADD, ['late']), outcome)).rejects.toThrow('The transaction has ended');
    expect(await rows()).toEqual(outcome === 'commit' ? ['in time'] : []);
  });

  it('cannot use the entity manager it was handed', async () => {
    let manager: EntityManager | undefined;
    const late = transactions.run(async () => {
      manager = transactions.manager;
      await sql.run(ADD, ['in time']);
    });
    await late;
    await expect(manager!.query(`INSERT INTO late VALUES ('late')`)).rejects.toThrow();
    await expect(
      leave(() => transactions.manager.query(`INSERT INTO late VALUES ('late')`), 'commit'),
    ).rejects.toThrow('The transaction has ended');
    expect(await rows()).toEqual(['in time', 'in time']);
  });

  it('cannot begin another one or add work for after the commit', async () => {
    await expect(leave(() => transactions.run(() => sql.run(ADD, ['late'])), 'commit')).rejects.toThrow(
      'The transaction has ended',
    );
    await expect(leave(async () => transactions.afterCommit(() => undefined), 'commit')).rejects.toThrow(
      'The transaction has ended',
    );
  });

  it('cannot write while the commit is on its way', async () => {
    const attempts: Promise<unknown>[] = [];
    await transactions.run(async () => {
      const manager = transactions.manager;
      await sql.run(ADD, ['in time']);
      setImmediate(() =>
        attempts.push(manager.query(`INSERT INTO late VALUES ('late')`).catch(() => 'refused')),
      );
    });
    await waitUntil('it was tried', () => attempts.length === 1);
    expect(await Promise.all(attempts)).toEqual(['refused']);
    expect(await rows()).toEqual(['in time']);
  });
});

describe('a statement that fails while others are queued behind it', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
    await shop.sql('CREATE TABLE counted (n int CHECK (n > 0))');
  });
  afterAll(() => shop?.close());

  it('gives its own error, translated by its caller', async () => {
    const sql = shop.app.get(Sql);
    const translated = async () => {
      try {
        return await sql.run(COUNT, [0]);
      } catch (error) {
        throw new Error(`refused: ${(error as { constraint?: string }).constraint}`, { cause: error });
      }
    };
    const attempt = shop.app.get(Transactions).run(async () => {
      const first = (async () => translated())();
      await Promise.all([sql.run(COUNT, [1]), first, sql.run(COUNT, [2]), sql.run(COUNT, [3])]);
    });
    await expect(attempt).rejects.toThrow('refused: counted_n_check');
    expect(await shop.sql('SELECT n FROM counted')).toEqual([]);
  });
});

describe('a transaction whose connection is lost', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
    await shop.sql('CREATE TABLE late (source text)');
  });
  afterAll(() => shop?.close());

  it.each<[string, (transactions: Transactions, sql: Sql) => Promise<unknown>]>([
    ['the entity manager', ({ manager }) => manager.query(`INSERT INTO late VALUES ('late')`)],
    [
      'a query builder',
      ({ manager }) => manager.createQueryBuilder().select('1').from('late', 'late').execute(),
    ],
    ['a prepared statement', (_transactions, sql) => sql.run(ADD, ['late'])],
  ])('is an outage for its next statement, whichever way it takes: %s', async (_way, next) => {
    const [transactions, sql] = [shop.app.get(Transactions), shop.app.get(Sql)];
    const failure = await transactions
      .run(async () => {
        const [{ pid }] = await transactions.manager.query<[{ pid: number }]>(
          'SELECT pg_backend_pid() AS pid',
        );
        const lost = new Promise((resolve) => transactions.client!.once('end', resolve));
        await shop.app.get(DataSource).query('SELECT pg_terminate_backend($1)', [pid]);
        await lost;
        await next(transactions, sql);
      })
      .then(
        () => null,
        (error: unknown) => error,
      );
    const { name, message } = failure as Error;
    expect({ name, message, isOutage: isDatabaseUnavailable(failure) }).toEqual({
      name,
      message,
      isOutage: true,
    });
    expect(await shop.sql('SELECT FROM late')).toEqual([]);
  });
});
