import { suggestEmail } from './suggest-email';

describe('the email that was probably meant', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['Ana.Pop@Gmail.con', 'Ana.Pop@gmail.com'],
    ['chef@hotmial.com', 'chef@hotmail.com'],
    ['bucatarie@yaho.ro', 'bucatarie@yahoo.ro'],
    ['kueche@t-onlin.de', 'kueche@t-online.de'],
    ['cuisine@outlok.fr', 'cuisine@outlook.fr'],
  ])('of %s is %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'ana@gmail.com',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@gmx.de',
    'ana@gmx.at',
    'chef@bistro.example',
    'chef@hotel-mail.ro',
    'it@aol.de',
    'a@b.ro',
    'ana',
    '@gmial.com',
    '',
  ])('of %s is itself', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
