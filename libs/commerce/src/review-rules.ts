import type { FieldProblem } from './field-problem';
import { type FieldRules, lineRule, problemsByRules, textRule } from './field-rules';

export const REVIEW_RATINGS = [1, 2, 3, 4, 5] as const;

export const REVIEW_LIMITS = { titleMax: 100, commentMin: 10, commentMax: 2000 } as const;

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export interface ReviewForm {
  /** Null until a star is chosen. */
  readonly rating: number | null;
  readonly title: string;
  readonly comment: string;
}

export const EMPTY_REVIEW: ReviewForm = { rating: null, title: '', comment: '' };

/** Rules of the review form and of its request. */
export const REVIEW_RULES: FieldRules<ReviewForm> = {
  rating: (rating) =>
    (REVIEW_RATINGS as readonly unknown[]).includes(rating)
      ? null
      : { messageKey: 'validation.reviewRatingRequired' },
  title: lineRule(REVIEW_LIMITS.titleMax),
  comment: textRule(REVIEW_LIMITS.commentMax, {
    min: REVIEW_LIMITS.commentMin,
    messageKey: 'validation.reviewCommentTooShort',
  }),
};

export function validateReview(form: ReviewForm): FieldProblem<keyof ReviewForm>[] {
  return problemsByRules(REVIEW_RULES, form);
}

/** Shown beside a review: the first name and the initial of the last one, such as "Maria P." */
export function reviewAuthorName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return [firstName.trim(), initial && `${initial.toLocaleUpperCase()}.`].filter(Boolean).join(' ');
}
