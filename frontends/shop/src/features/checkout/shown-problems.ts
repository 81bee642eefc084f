import type { CheckoutField, FieldProblem } from '@kp/commerce';
import type { FieldMessage } from './order-failure';

/** The fields whose problem the buyer may see: those that were left, and those of a refused step. */
export type ShownFields = ReadonlySet<CheckoutField>;

/** What the shop said about a value; it counts until the value is changed. */
export interface Refusal extends FieldMessage {
  readonly value: string;
}

type Problems = readonly FieldProblem<CheckoutField>[];

/**
 * The fields to show after a change: what has been put right is forgotten, so that typing it anew is not corrected
 * until the field is left again.
 */
export function stillWrong(shown: ShownFields, problems: Problems): ShownFields {
  return new Set(problems.map(({ field }) => field).filter((field) => shown.has(field)));
}

/** The problems to show, in the order of the form, one per field. */
export function visibleProblems(shown: ShownFields, problems: Problems): Problems {
  return problems.filter(({ field }) => shown.has(field));
}
