import { setShopWeekStart, shopWeek, shopWeekStart } from './shop-week';

describe('the week of the shop', () => {
  afterEach(() => setShopWeekStart(1));

  it('begins on Monday until it is set', () => {
    expect([shopWeekStart(), shopWeek()]).toEqual([1, [1, 2, 3, 4, 5, 6, 7]]);
  });

  it.each([
    [6, [6, 7, 1, 2, 3, 4, 5]],
    [7, [7, 1, 2, 3, 4, 5, 6]],
  ])('that begins on day %i is %j', (start, week) => {
    setShopWeekStart(start);
    expect(shopWeek()).toEqual(week);
  });
});
