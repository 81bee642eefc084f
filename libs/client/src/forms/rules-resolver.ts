import type { FieldProblem } from '@kp/commerce';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';

export type Rules<Form> = (form: Form) => readonly FieldProblem[];

/**
 * Validates a form with its rules of `@kp/commerce`. An error carries the key of its text and the values to insert, not
 * the text, so that a change of the language changes it too.
 */
export function rulesResolver<Form extends FieldValues>(rules: Rules<Form>): Resolver<Form> {
  return (values) => {
    const problems = rules(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Form> = {};
    for (const { field, messageKey, values: inserted = {} } of problems) {
      const types = Object.fromEntries(Object.entries(inserted).map(([name, value]) => [name, `${value}`]));
      set(errors, field, { type: messageKey, types });
    }
    return { values: {}, errors };
  };
}
