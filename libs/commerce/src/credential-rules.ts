import { cleanEmail } from './clean-code';
import { cleanSingleLine, cleanText } from './clean-text';
import { type FieldProblem, isBlank, type ValidationMessageKey } from './field-problem';
import { type FieldRule, type FieldRules, problemsByRules } from './field-rules';
import { hasOneScript } from './one-script';

const PASSWORD_MIN_LENGTH = 6;
/** Bounds the cost of hashing. */
const PASSWORD_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
const PERSON_NAME_MAX_LENGTH = 100;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** Earlier releases accepted letters of every script before the @. */
const FORMER_LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** The email rule of browser and server: `local@label.label`, no spaces, no quoted forms, no look-alike domains. */
export function isEmail(text: string): boolean {
  return hasEmailShape(text, LOCAL_PART) && domainOf(text).split('.').every(hasOneScript);
}

/** Signing in also takes what earlier releases accepted, so that no account is lost. */
function isKnownEmail(text: string): boolean {
  return hasEmailShape(text, FORMER_LOCAL_PART);
}

function hasEmailShape(typed: string, localPart: RegExp): boolean {
  const text = cleanEmail(typed);
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const labels = domainOf(text).split('.');
  return (
    at > 0 &&
    at <= 64 &&
    localPart.test(text.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!)
  );
}

function domainOf(text: string): string {
  const normalized = cleanEmail(text);
  return normalized.slice(normalized.lastIndexOf('@') + 1);
}

/** Compatible spellings, such as full-width letters, are stored and compared as one. */
export function normalizeEmail(text: string): string {
  return cleanEmail(text).toLowerCase();
}

/** As earlier releases stored an email. */
export function typedEmail(text: string): string {
  return cleanText(text).toLowerCase();
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

export type PasswordResetForm = Omit<PasswordChangeForm, 'currentPassword'>;

export type ForgotPasswordForm = Pick<LoginForm, 'email'>;

export type ProfileForm = Omit<RegistrationForm, 'password'>;

const emailRule: FieldRule = (email) => (isEmail(email) ? null : { messageKey: 'validation.emailInvalid' });

const knownEmailRule: FieldRule = (email) =>
  isKnownEmail(email) ? null : { messageKey: 'validation.emailInvalid' };

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
    isBlank(name) ? { messageKey } : longestRule(PERSON_NAME_MAX_LENGTH)(cleanSingleLine(name), form);

export const LOGIN_RULES: FieldRules<LoginForm> = { email: knownEmailRule, password: passwordRule };

export const PROFILE_RULES: FieldRules<ProfileForm> = {
  firstName: nameRule('validation.firstNameRequired'),
  lastName: nameRule('validation.lastNameRequired'),
  email: emailRule,
};

export const REGISTRATION_RULES: FieldRules<RegistrationForm> = { ...PROFILE_RULES, password: passwordRule };

/** The two screens have sentences of their own for two passwords that differ. */
const confirmationRule =
  (messageKey: ValidationMessageKey): FieldRule<string, PasswordResetForm> =>
  (password, form) =>
    passwordRule(password, form) ?? (password === form.newPassword ? null : { messageKey });

/** Of what an account is protected by; not judged before it is compared. */
export const CURRENT_PASSWORD_RULE: FieldRule = (password, form) =>
  password === ''
    ? { messageKey: 'validation.currentPasswordRequired' }
    : longestRule(PASSWORD_MAX_LENGTH)(password, form);

export const PASSWORD_CHANGE_RULES: FieldRules<PasswordChangeForm> = {
  currentPassword: CURRENT_PASSWORD_RULE,
  newPassword: passwordRule,
  confirmPassword: confirmationRule('validation.passwordsDontMatch'),
};

export const PASSWORD_RESET_RULES: FieldRules<PasswordResetForm> = {
  newPassword: passwordRule,
  confirmPassword: confirmationRule('validation.passwordsDiffer'),
};

export const FORGOT_PASSWORD_RULES: FieldRules<ForgotPasswordForm> = { email: knownEmailRule };

export const validateLogin = (form: LoginForm) => problemsByRules(LOGIN_RULES, form);

export const validateProfile = (form: ProfileForm) => problemsByRules(PROFILE_RULES, form);

export const validateRegistration = (form: RegistrationForm) => problemsByRules(REGISTRATION_RULES, form);

export const validatePasswordChange = (form: PasswordChangeForm) =>
  problemsByRules(PASSWORD_CHANGE_RULES, form);

export const validatePasswordReset = (form: PasswordResetForm) => problemsByRules(PASSWORD_RESET_RULES, form);

export const validateForgotPassword = (form: ForgotPasswordForm) =>
  problemsByRules(FORGOT_PASSWORD_RULES, form);

export function emailProblem<Field extends string>(field: Field, value: string): FieldProblem<Field> | null {
  const problem = emailRule(value, undefined);
  return problem && { field, ...problem };
}

/** Ignores letter case and the part after a plus sign: both reach the same mailbox. */
export function mailboxOf(email: string): string {
  return cleanEmail(email)
    .toLowerCase()
    .replace(/\+[^@]*(?=@[^@]*$)/, '');
}
