import { correctionOf, isMisspelled, isWithinEdits } from './spelling';

describe('a word', () => {
  it.each([
    ['thermometr', 'thermometer', 1, true],
    ['termomter', 'thermometer', 1, false],
    ['termomter', 'thermometer', 2, true],
    ['gloves', 'gloves', 1, true],
  ])('%s is %s within %d edits: %s', (one, other, max, isWithin) => {
    expect(isWithinEdits(one, other, max)).toBe(isWithin);
  });

  it.each([
    ['shiping', 'shipping', true],
    ['shippign', 'shipping', true],
    ['shippings', 'shipping', false],
    ['shipping', 'shipping', false],
    ['shopping', 'shipping', true],
    ['stopping', 'shipping', false],
  ])('%s is a misspelled %s: %s', (typed, meant, isIt) => {
    expect(isMisspelled(typed, meant)).toBe(isIt);
  });

  it.each([
    ['fridgge', 'fridge'],
    ['fridge', undefined],
    ['ridge', undefined],
    ['pot', undefined],
  ])('%s is corrected to %s', (word, corrected) => {
    expect(correctionOf(word, ['freezer', 'fridge', 'pots'])).toBe(corrected);
  });
});
