import { type FieldProblem, isBlank, problemsOf, tooLong } from './field-problem';

export const PASSWORD_MIN_LENGTH = 6;
/** Bounds the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const PERSON_NAME_MAX_LENGTH = 100;

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** The email rule of browser and server: `local@label.label`, no spaces, no quoted forms. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= 64 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!)
  );
}

export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

export interface RegistrationForm extends LoginForm {
  readonly firstName: string;
  readonly lastName: string;
}

export interface PasswordChangeForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type ProfileForm = Omit<RegistrationForm, 'password'>;

export function validateLogin({ email, password }: LoginForm): FieldProblem<keyof LoginForm>[] {
  return problemsOf<keyof LoginForm>(emailProblem('email', email), passwordProblem('password', password));
}

export function validateRegistration(form: RegistrationForm): FieldProblem<keyof RegistrationForm>[] {
  return [...validateProfile(form), ...problemsOf(passwordProblem('password', form.password))];
}

export function validateProfile(form: ProfileForm): FieldProblem<keyof ProfileForm>[] {
  return problemsOf<keyof ProfileForm>(
    isBlank(form.firstName)
      ? { field: 'firstName', messageKey: 'validation.firstNameRequired' }
      : tooLong('firstName', form.firstName, PERSON_NAME_MAX_LENGTH),
    isBlank(form.lastName)
      ? { field: 'lastName', messageKey: 'validation.lastNameRequired' }
      : tooLong('lastName', form.lastName, PERSON_NAME_MAX_LENGTH),
    emailProblem('email', form.email),
  );
}

export function validatePasswordChange(form: PasswordChangeForm): FieldProblem<keyof PasswordChangeForm>[] {
  return problemsOf<keyof PasswordChangeForm>(
    form.currentPassword === '' && {
      field: 'currentPassword',
      messageKey: 'validation.currentPasswordRequired',
    },
    passwordProblem('newPassword', form.newPassword),
    passwordProblem('confirmPassword', form.confirmPassword) ??
      (form.confirmPassword !== form.newPassword && {
        field: 'confirmPassword',
        messageKey: 'validation.passwordsDontMatch',
      }),
  );
}

export function emailProblem<Field extends string>(field: Field, value: string): FieldProblem<Field> | null {
  return isEmail(value.trim()) ? null : { field, messageKey: 'validation.emailInvalid' };
}

function passwordProblem<Field extends string>(field: Field, value: string): FieldProblem<Field> | null {
  return value.length < PASSWORD_MIN_LENGTH
    ? { field, messageKey: 'validation.passwordTooShort' }
    : tooLong(field, value, PASSWORD_MAX_LENGTH);
}

/** Ignores letter case and the part after a plus sign: both reach the same mailbox. */
export function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@[^@]*$)/, '');
}
