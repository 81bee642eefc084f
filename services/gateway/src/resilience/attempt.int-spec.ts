import { prepared, Sql, Transactions } from '@kp/platform/database';
import { startTestShop, type TestShop } from '@kp/testing';

const ADD = prepared('test.attempt-add', 'INSERT INTO kept (step) VALUES ($1)');

describe('an attempt inside of a transaction', () => {
  let shop: TestShop;
  let transactions: Transactions;
  let sql: Sql;
  beforeAll(async () => {
    shop = await startTestShop();
    [transactions, sql] = [shop.app.get(Transactions), shop.app.get(Sql)];
    await shop.sql('CREATE TABLE kept (step text UNIQUE)');
  });
  afterAll(() => shop?.close());

  it('takes back what it wrote and would have announced, and leaves the rest', async () => {
    const announced: string[] = [];
    const add = async (step: string) => {
      await sql.run(ADD, [step]);
      transactions.afterCommit(() => announced.push(step));
    };
    const failing = (steps: string[]) => async () => {
      for (const step of steps) await add(step);
      throw new Error('refused');
    };
    await transactions.run(async () => {
      await add('before');
      await expect(transactions.attempt(failing(['one', 'two']))).rejects.toThrow('refused');
      // An error of PostgreSQL itself does not spoil the transaction either.
      await expect(transactions.attempt(() => add('before'))).rejects.toThrow('duplicate key');
      await transactions.attempt(async () => {
        await add('kept');
        await expect(transactions.attempt(failing(['nested']))).rejects.toThrow('refused');
      });
      await add('after');
    });
    const kept = await shop.sql<{ step: string }>('SELECT step FROM kept ORDER BY step');
    expect(kept.map(({ step }) => step)).toEqual(['after', 'before', 'kept']);
    expect(announced).toEqual(['before', 'kept', 'after']);
  });

  it('is a transaction of its own outside of one', async () => {
    await expect(
      transactions.attempt(async () => {
        await sql.run(ADD, ['alone']);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await shop.sql(`SELECT FROM kept WHERE step = 'alone'`)).toEqual([]);
  });
});
