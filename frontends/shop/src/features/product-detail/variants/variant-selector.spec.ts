import type { ProductVariantResponse } from '@kp/api-client/shop';
import { targetsOf } from './variant-selector';

const variant = (id: number, ...values: string[]) => ({ id, values }) as ProductVariantResponse;

describe('the links of an option', () => {
  const red = variant(1, 'S', 'Red');
  const blue = variant(2, 'S', 'Blue');
  const large = variant(3, 'L', 'Red');
  const variants = [red, blue, large];

  it.each([
    ['keep the other values', red, 0, ['S 1', 'L 3']],
    ['take the first that has the value where nothing has both', blue, 0, ['S 2', 'L 3']],
    ['of the second option', red, 1, ['Red 1', 'Blue 2']],
  ])('%s', (_what, current, index, links) => {
    const targets = targetsOf(variants, current, index);
    expect(targets.map((target) => `${target.value} ${target.variant.id}`)).toEqual(links);
  });
});
