import { type FieldProblem, isBlank, type ValidationMessageKey } from './field-problem';
import { type FieldRule, type FieldRules, problemsByRules } from './field-rules';

const PASSWORD_MIN_LENGTH = 6;
/** Bounds the cost of hashing. */
const PASSWORD_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
const PERSON_NAME_MAX_LENGTH = 100;

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

const emailRule: FieldRule = (email) =>
  isEmail(email.trim()) ? null : { messageKey: 'validation.emailInvalid' };

const longestRule =
  (max: number): FieldRule =>
  (text) =>
    text.length > max ? { messageKey: 'validation.tooLong', values: { max } } : null;

const passwordRule: FieldRule = (password, form) =>
  password.length < PASSWORD_MIN_LENGTH
    ? { messageKey: 'validation.passwordTooShort' }
    : longestRule(PASSWORD_MAX_LENGTH)(password, form);

const nameRule =
  (messageKey: ValidationMessageKey): FieldRule =>
  (name, form) =>
    isBlank(name) ? { messageKey } : longestRule(PERSON_NAME_MAX_LENGTH)(name, form);

export const LOGIN_RULES: FieldRules<LoginForm> = { email: emailRule, password: passwordRule };

const PROFILE_RULES: FieldRules<ProfileForm> = {
  firstName: nameRule('validation.firstNameRequired'),
  lastName: nameRule('validation.lastNameRequired'),
  email: emailRule,
};

export const REGISTRATION_RULES: FieldRules<RegistrationForm> = { ...PROFILE_RULES, password: passwordRule };

const PASSWORD_CHANGE_RULES: FieldRules<PasswordChangeForm> = {
  currentPassword: (password) =>
    password === '' ? { messageKey: 'validation.currentPasswordRequired' } : null,
  newPassword: passwordRule,
  confirmPassword: (password, form) =>
    passwordRule(password, form) ??
    (password === form.newPassword ? null : { messageKey: 'validation.passwordsDontMatch' }),
};

export const validateLogin = (form: LoginForm) => problemsByRules(LOGIN_RULES, form);

export const validateProfile = (form: ProfileForm) => problemsByRules(PROFILE_RULES, form);

export const validateRegistration = (form: RegistrationForm) => problemsByRules(REGISTRATION_RULES, form);

export const validatePasswordChange = (form: PasswordChangeForm) =>
  problemsByRules(PASSWORD_CHANGE_RULES, form);

export function emailProblem<Field extends string>(field: Field, value: string): FieldProblem<Field> | null {
  const problem = emailRule(value, undefined);
  return problem && { field, ...problem };
}

/** Ignores letter case and the part after a plus sign: both reach the same mailbox. */
export function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@[^@]*$)/, '');
}
