import { phoneOf, searchedPhone } from './phone-number';

describe('a phone number', () => {
  it.each([
    ['0721 000 111', 'Romania', '+40721000111'],
    ['+40 (0)721-000-111', 'Romania', '+40721000111'],
    ['0040 721 000 111', 'Romania', '+40721000111'],
    ['٠٧٢١٠٠٠١١١', 'Romania', '+40721000111'],
    ['０３‐１２３４‐５６７８', 'Japan', '+81312345678'],
    ['06 12 34 56 78', 'France', '+33612345678'],
    ['+33 6 12 34 56 78', 'Germany', '+33612345678'],
    ['32 12 34 56', 'Denmark', '+4532123456'],
  ])('%s in %s is stored as %s', (typed, country, stored) => expect(phoneOf(typed, country)).toBe(stored));

  it.each([
    ['0721 000 111 int. 12', 'Romania', '0721 000 111 int. 12'],
    ['12 34 5', 'Romania', '12 34 5'],
    ['0721 000 111', 'Atlantis', '0721 000 111'],
  ])('%s in %s stays as it was typed', (typed, country, stored) =>
    expect(phoneOf(typed, country)).toBe(stored),
  );

  it.each([
    ['0721 000 111', '721000111'],
    ['+40721000111', '721000111'],
    ['0040 721.000.111', '721000111'],
    ['+33 (0)6 12 34 56 78', '612345678'],
    ['06 12 34 56 78', '612345678'],
  ])('%s is searched for by its end %s', (typed, end) => expect(searchedPhone(typed)).toBe(end));

  it.each(['abc', '12345', 'KP-33', 'ana@bistro.example', '50 x 50 x 500', ''])('%j is none', (text) =>
    expect(searchedPhone(text)).toBeNull(),
  );
});
