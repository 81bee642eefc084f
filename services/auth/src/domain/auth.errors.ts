import { DomainError, type FieldProblem } from '@kp/platform/http';

type AuthErrorCode =
  | 'AUTH.SIGN_IN_REQUIRED'
  | 'AUTH.SESSION_ENDED'
  | 'AUTH.ADMIN_ONLY'
  | 'AUTH.WRONG_CREDENTIALS'
  | 'AUTH.EMAIL_TAKEN'
  | 'AUTH.TOO_MANY_ATTEMPTS';

interface ErrorDefinition {
  status: number;
  message: string;
  field?: string;
}

const ERRORS: Record<AuthErrorCode, ErrorDefinition> = {
  'AUTH.SIGN_IN_REQUIRED': { status: 401, message: 'Please sign in to continue.' },
  'AUTH.SESSION_ENDED': { status: 401, message: 'Session expired. Please log in again.' },
  'AUTH.ADMIN_ONLY': { status: 403, message: 'Only administrators can do this.' },
  // The same message for an unknown email and a wrong password, so that it does not reveal who has an account.
  'AUTH.WRONG_CREDENTIALS': { status: 401, message: "That email and password don't match." },
  'AUTH.EMAIL_TAKEN': { status: 409, message: 'An account with this email already exists.', field: 'email' },
  'AUTH.TOO_MANY_ATTEMPTS': {
    status: 429,
    message: 'Too many sign-in attempts. Please wait a minute and try again.',
  },
};

export class AuthError extends DomainError {
  constructor(code: AuthErrorCode) {
    const { status, message, field } = ERRORS[code];
    const fields: FieldProblem[] | undefined = field === undefined ? undefined : [{ field, message }];
    super(code, status, message, undefined, fields);
  }
}
