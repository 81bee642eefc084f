import { isCommonPassword } from './common-passwords';
import { type PasswordChangeForm, validatePasswordChange } from './credential-rules';
import type { FieldProblem } from './field-problem';

const MIN_LENGTH = 10;

/** Customers may choose a common password and are warned; administrators may not. */
export function isAdminPassword(password: string): boolean {
  return password.length >= MIN_LENGTH && !isCommonPassword(password);
}

export function validateAdminPasswordChange(form: PasswordChangeForm): FieldProblem[] {
  const problems = validatePasswordChange(form);
  const isNamed = problems.some(({ field }) => field === 'newPassword');
  if (isNamed || isAdminPassword(form.newPassword)) return problems;
  return [...problems, { field: 'newPassword', messageKey: 'validation.adminPasswordTooWeak' }];
}
