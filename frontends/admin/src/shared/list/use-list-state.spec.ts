import { readListQuery } from './use-list-state';

const OPTIONS = {
  tab: 'products',
  filters: ['status', 'category'],
  sorts: ['name', '-name', 'price'],
} as const;

const read = (text: string) =>
  readListQuery<'status' | 'category', 'name' | '-name' | 'price'>(new URLSearchParams(text), OPTIONS);

describe('the list in the address', () => {
  it('has search, filters, sort, page and the open row', () => {
    expect(read('search=label&status=draft&sort=-name&page=3&open=12')).toEqual({
      search: 'label',
      filters: { status: 'draft' },
      sort: '-name',
      page: 3,
      open: 12,
    });
  });

  it.each([['sort=oldest&page=0&open=x'], ['page=-1'], ['page=1e3'], ['']])('ignores %j', (text) => {
    expect(read(text)).toEqual({ search: '', filters: {}, sort: 'name', page: 1, open: undefined });
  });
});
