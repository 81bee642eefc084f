import { fromNearerEnd } from './nearer-end';

describe('a page of a list', () => {
  const rows = Array.from({ length: 105 }, (_, at) => at);
  const read = (limit: number, offset: number) => {
    const page = fromNearerEnd({ limit, offset }, rows.length);
    const source = page.isReversed ? rows.toReversed() : rows;
    const found = source.slice(page.offset, page.offset + page.limit);
    return { found: page.isReversed ? found.toReversed() : found, skipped: page.offset };
  };

  it.each([
    [50, 0],
    [50, 50],
    [50, 100],
    [10, 60],
    [10, 104],
    [10, 105],
    [10, 500],
    [200, 0],
    [200, 40],
  ])('of %d rows behind %d is the same from whichever end', (limit, offset) => {
    const { found, skipped } = read(limit, offset);
    expect(found).toEqual(rows.slice(offset, offset + limit));
    if (offset < rows.length) expect(skipped).toBeLessThanOrEqual(rows.length / 2);
  });
});
