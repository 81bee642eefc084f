import type { StaffRight } from '@kp/commerce';
import { DomainError, type FieldProblem } from '@kp/platform/http';

interface ErrorDefinition {
  status: number;
  message: string;
  field?: string;
}

const CODE_REFUSED = "That code isn't right, has expired or was already used.";

const ERRORS = {
  'AUTH.SIGN_IN_REQUIRED': { status: 401, message: 'Please sign in to continue.' },
  'AUTH.SESSION_ENDED': { status: 401, message: 'Session expired. Please log in again.' },
  'AUTH.RIGHT_REQUIRED': { status: 403, message: "Your role doesn't include this." },
  'AUTH.ADMIN_ONLY': { status: 403, message: 'Only administrators can do this.' },
  // The same message for an unknown email and a wrong password, so that it does not reveal who has an account.
  'AUTH.WRONG_CREDENTIALS': { status: 401, message: "That email and password don't match." },
  'AUTH.EMAIL_TAKEN': { status: 409, message: 'An account with this email already exists.', field: 'email' },
  'AUTH.SECOND_FACTOR_REQUIRED': { status: 401, message: 'Enter the code from your authenticator app.' },
  'AUTH.WRONG_CODE': { status: 401, message: CODE_REFUSED, field: 'code' },
  // Of a signed-in user, whose session goes on.
  'AUTH.INVALID_CODE': { status: 400, message: CODE_REFUSED, field: 'code' },
  'AUTH.SECOND_FACTOR_SETUP_REQUIRED': {
    status: 403,
    message: 'Set up two-step verification in your account to use the back office.',
  },
  'AUTH.SECOND_FACTOR_ALREADY_ON': { status: 409, message: 'Two-step verification is already on.' },
  'AUTH.SECOND_FACTOR_NOT_STARTED': { status: 409, message: 'Start setting up two-step verification again.' },
  'AUTH.WRONG_PASSWORD': { status: 400, message: 'Current password is incorrect', field: 'currentPassword' },
  'AUTH.PASSWORD_REQUIRED': {
    status: 400,
    message: 'Current password is required',
    field: 'currentPassword',
  },
  'AUTH.ADMIN_PASSWORD_TOO_WEAK': {
    status: 400,
    message: "Administrators need a password of at least 10 characters that isn't a common one",
    field: 'newPassword',
  },
  'AUTH.RESET_LINK_INVALID': { status: 410, message: 'This link has expired or was already used.' },
  'AUTH.SESSION_NOT_FOUND': { status: 404, message: 'This device is no longer signed in.' },
  'AUTH.TOO_MANY_EMAIL_CHANGES': {
    status: 429,
    message: "You've changed your email several times. Please wait an hour and try again.",
    field: 'email',
  },
  'AUTH.EMAIL_LINK_INVALID': {
    status: 410,
    message: 'This link has expired or was already used. Change your email again in your account.',
  },
  'AUTH.UNDO_LINK_INVALID': { status: 410, message: 'This link has expired or was already used.' },
  'AUTH.CODE_REQUIRED': {
    status: 422,
    message: 'Enter the code from your authenticator app.',
    field: 'code',
  },
  'AUTH.LAST_OWNER': {
    status: 409,
    message: 'You are the last owner. Make somebody else an owner first.',
  },
  'AUTH.RIGHTS_BEYOND_OWN': { status: 403, message: "You can't give or take rights that you don't have." },
  'AUTH.ROLE_NOT_FOUND': { status: 404, message: 'This role no longer exists.' },
  'AUTH.ROLE_NAME_TAKEN': { status: 409, message: 'Another role has this name.', field: 'name' },
  'AUTH.ROLE_IN_USE': { status: 409, message: 'Somebody has this role. Give them another one first.' },
  'AUTH.ROLE_CHANGED': { status: 409, message: 'Somebody else has changed this role meanwhile.' },
  'AUTH.OWNER_ROLE_FIXED': { status: 409, message: "The owner's role always includes everything." },
  'AUTH.STAFF_NOT_FOUND': { status: 404, message: 'This person is no longer on the staff.' },
  'AUTH.ACCOUNT_EXISTS': {
    status: 409,
    message: 'An account with this email already exists. You can give it a role instead.',
    field: 'email',
  },
  'AUTH.ACCOUNT_DISABLED': { status: 403, message: 'This account is disabled. Please contact us.' },
  'AUTH.CUSTOMER_NOT_FOUND': { status: 404, message: 'Customer not found' },
  'AUTH.CUSTOMER_DISABLED': { status: 409, message: 'This account is disabled. Enable it first.' },
  'AUTH.STAFF_ACCOUNT': {
    status: 409,
    message: "This is a staff account. You can't change it here.",
  },
  'AUTH.ADDRESS_NOT_FOUND': { status: 404, message: 'Address not found' },
  'AUTH.ADDRESS_NAME_TAKEN': {
    status: 409,
    message: 'You already have an address with this name.',
    field: 'label',
  },
  'AUTH.TOO_MANY_ADDRESSES': {
    status: 409,
    message: "You've saved as many addresses as possible. Delete one you no longer need.",
  },
} satisfies Record<string, ErrorDefinition>;

type AuthErrorCode = keyof typeof ERRORS;

export class AuthError extends DomainError {
  constructor(
    code: AuthErrorCode,
    override readonly retryAfterSeconds?: number,
    details?: object,
  ) {
    const { status, message, field }: ErrorDefinition = ERRORS[code];
    const fields: FieldProblem[] | undefined = field === undefined ? undefined : [{ field, message }];
    super(code, status, message, details, fields);
  }
}

export class TooManyAttemptsError extends DomainError {
  constructor(override readonly retryAfterSeconds: number) {
    const message = 'Too many attempts. Please wait before you try again.';
    super('AUTH.TOO_MANY_ATTEMPTS', 429, message, { retryAfterSeconds });
  }
}
export const customerNotFound = (): AuthError => new AuthError('AUTH.CUSTOMER_NOT_FOUND');
export const sessionEnded = (): AuthError => new AuthError('AUTH.SESSION_ENDED');

/** @param right what the administrator's role lacks */
export const rightRequired = (right: StaffRight): AuthError =>
  new AuthError('AUTH.RIGHT_REQUIRED', undefined, { right });
