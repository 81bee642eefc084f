import { paymentsDescriptor } from '../index';
import { startPaymentsShop } from '../testing';

describe('the migrations of payments since the first release', () => {
  it('can be undone and run again', async () => {
    const shop = await startPaymentsShop({ PAYMENTS_SANDBOX: 'true' }, { worker: false });
    const schema = () =>
      shop.sql(
        `SELECT indexdef AS definition FROM pg_indexes WHERE tablename IN ('payment', 'payment_refund')
          UNION SELECT table_name || '.' || column_name || ' ' || data_type FROM information_schema.columns
                 WHERE table_name IN ('payment', 'payment_refund')
          ORDER BY 1`,
      );
    const before = await schema();
    const runner = shop.owner.createQueryRunner();
    const added = paymentsDescriptor.migrations
      .filter(({ name }) => !/17637000\d{5}$/.test(name))
      .map((Added) => new Added());
    expect(added.length).toBeGreaterThan(0);
    for (const migration of [...added].reverse()) await migration.down(runner);
    expect(await schema()).not.toEqual(before);
    for (const migration of added) await migration.up(runner);
    await runner.release();
    expect(await schema()).toEqual(before);
    await shop.close();
  });
});
