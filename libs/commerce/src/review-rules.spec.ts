import { EMPTY_REVIEW, type ReviewForm, reviewAuthorName, validateReview } from './review-rules';

const fieldsOf = (changes: Partial<ReviewForm>) =>
  validateReview({ ...EMPTY_REVIEW, rating: 5, comment: 'Sticks well in the freezer.', ...changes }).map(
    ({ field, messageKey }) => `${field} ${messageKey}`,
  );

describe('a review', () => {
  it('needs stars and a text; the title is optional', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ rating: null, comment: '' })).toEqual([
      'rating validation.reviewRatingRequired',
      'comment validation.reviewCommentTooShort',
    ]);
  });

  it.each([0, 6, 4.5])('has 1 to 5 whole stars, not %p', (rating) => {
    expect(fieldsOf({ rating })).toEqual(['rating validation.reviewRatingRequired']);
  });

  it('has 10 to 2,000 characters, spaces around them not counted', () => {
    expect(fieldsOf({ comment: ` ${'a'.repeat(9)} ` })).toHaveLength(1);
    expect(fieldsOf({ comment: 'a'.repeat(10) })).toEqual([]);
    expect(fieldsOf({ comment: `${'a'.repeat(2000)}\n` })).toEqual([]);
    expect(fieldsOf({ comment: 'a'.repeat(2001) })).toEqual(['comment validation.tooLong']);
    expect(fieldsOf({ title: 'a'.repeat(101) })).toEqual(['title validation.tooLong']);
  });
});

describe('the name beside a review', () => {
  it.each([
    ['Maria', 'Popescu', 'Maria P.'],
    [' Ștefan ', 'țepeș', 'Ștefan Ț.'],
    ['明', '王', '明 王.'],
    ['Ana', '', 'Ana'],
    ['Ana', '𠮷田', 'Ana 𠮷.'],
  ])('of %p %p is %p', (firstName, lastName, name) => {
    expect(reviewAuthorName(firstName, lastName)).toBe(name);
  });
});
