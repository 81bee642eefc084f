import type { CheckoutField } from '@kp/commerce';
import { stillWrong, visibleProblems } from './shown-problems';

const problem = (field: CheckoutField) => ({ field, messageKey: 'validation.required' as const });

describe('what is wrong', () => {
  it('is told for the fields that were left, in the order of the form', () => {
    const problems = [problem('email'), problem('shippingAddress.city'), problem('notes')];
    const shown = new Set<CheckoutField>(['notes', 'email']);
    expect(visibleProblems(shown, problems).map(({ field }) => field)).toEqual(['email', 'notes']);
  });

  it('is forgotten once it is put right', () => {
    const shown = new Set<CheckoutField>(['email', 'notes']);
    expect([...stillWrong(shown, [problem('notes'), problem('shippingAddress.city')])]).toEqual(['notes']);
  });
});
