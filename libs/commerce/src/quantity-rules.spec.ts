import { nearestQuantities, quantityMessage, quantityProblem } from './quantity-problem';
import { allowedQuantity, isAllowedQuantity } from './quantity-rules';

describe('what can be ordered at once', () => {
  it.each([
    [{}, 1, true],
    [null, 7, true],
    [{ minQuantity: 10 }, 9, false],
    [{ minQuantity: 10 }, 11, true],
    [{ orderMultiple: 6 }, 6, true],
    [{ orderMultiple: 6 }, 8, false],
    [{ minQuantity: 10, orderMultiple: 6 }, 6, false],
    [{ minQuantity: 10, orderMultiple: 6 }, 12, true],
  ])('%j: %i of it is allowed: %s', (rule, quantity, isAllowed) => {
    expect(isAllowedQuantity(quantity, rule)).toBe(isAllowed);
  });

  it.each([
    [{ minQuantity: 10 }, 4, [10]],
    [{ orderMultiple: 6 }, 8, [6, 12]],
    [{ minQuantity: 10, orderMultiple: 6 }, 8, [12]],
    [{ orderMultiple: 6 }, 9_997, [9_996]],
  ])('%j: nearest to %i are %j', (rule, quantity, nearest) => {
    expect(nearestQuantities(quantity, rule)).toEqual(nearest);
  });

  it.each([
    [1, 50, 12],
    [13, 50, 18],
    [49, 50, 48],
    [1, 11, 0],
  ])('%i of a minimum of 10 in sixes, %i in stock, becomes %i', (quantity, stock, allowed) => {
    expect(allowedQuantity(quantity, { minQuantity: 10, orderMultiple: 6 }, stock)).toBe(allowed);
  });

  it('is said with the rule and the nearest quantities', () => {
    const gloves = { id: 4, name: 'Gloves M', article: { minQuantity: 4, orderMultiple: 2 } };
    expect(quantityProblem(gloves, 6)).toBeNull();
    expect(quantityMessage(quantityProblem(gloves, 5)!)).toBe(
      'Gloves M: at least 4 per order, in multiples of 2. Nearest quantities: 4 / 6.',
    );
  });
});
