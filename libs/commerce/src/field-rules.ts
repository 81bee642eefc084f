import { cleanSingleLine, cleanText } from './clean-text';
import { type FieldProblem, isShorter, type ValidationMessageKey } from './field-problem';

export type RuleProblem = Pick<FieldProblem, 'messageKey' | 'values'>;

/** What is wrong with the value of one field; null when nothing is. */
export type FieldRule<Value = string, Form = unknown> = (value: Value, form: Form) => RuleProblem | null;

export type FieldRules<Form> = { readonly [Field in keyof Form]: FieldRule<Form[Field], Form> };

interface Least {
  readonly min: number;
  readonly messageKey: ValidationMessageKey;
}

/** A text of one line, judged as it is stored: without control characters and spaces around it. */
export function lineRule(max: number, least?: Least): FieldRule {
  return (value) => lengthProblem(cleanSingleLine(value), max, least);
}

/** A text of several lines. */
export function textRule(max: number, least?: Least): FieldRule {
  return (value) => lengthProblem(cleanText(value), max, least);
}

export function problemsByRules<Form extends object>(
  rules: FieldRules<Form>,
  form: Form,
): FieldProblem<keyof Form & string>[] {
  const fields = Object.keys(rules) as (keyof Form & string)[];
  return fields.flatMap((field) => {
    const problem = rules[field](form[field], form);
    return problem ? [{ field, ...problem }] : [];
  });
}

function lengthProblem(text: string, max: number, least?: Least): RuleProblem | null {
  if (least && isShorter(text, least.min)) return { messageKey: least.messageKey };
  return text.length > max ? { messageKey: 'validation.tooLong', values: { max } } : null;
}
