import { missingUnits } from './backorder';

const line = (productId: number, quantity: number) => ({ productId, quantity });

describe('units missing of the lines of an order', () => {
  it('are those of the last lines when one product has several', () => {
    const lines = [line(7, 3), line(4, 2), line(7, 5)];
    expect(missingUnits(lines, [line(4, 2), line(7, 4)])).toEqual([0, 0, 4]);
  });

  it('are all units of a product of which there is nothing', () => {
    expect(missingUnits([line(7, 3), line(8, 1)], [line(7, 0)])).toEqual([3, 1]);
  });
});
