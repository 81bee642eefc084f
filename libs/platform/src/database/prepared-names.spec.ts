import { prepared } from './sql';

it('a prepared statement has a name that PostgreSQL does not cut, another one for each text', () => {
  const longName = `catalog.list.${'attribute.'.repeat(8)}`;
  const [first, second] = ['newest', 'price'].map((order) => prepared(longName + order, `SELECT '${order}'`));
  expect(first!.name.length).toBeLessThanOrEqual(63);
  expect(second!.name.length).toBeLessThanOrEqual(63);
  expect(first!.name).not.toBe(second!.name);
  expect(prepared('catalog.short', 'SELECT 1').name).toBe('catalog.short');
});
