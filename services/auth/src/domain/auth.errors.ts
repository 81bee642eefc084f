import { DomainError, type FieldProblem } from '@kp/platform/http';

export type AuthErrorCode =
  | 'AUTH.SIGN_IN_REQUIRED'
  | 'AUTH.SESSION_ENDED'
  | 'AUTH.ADMIN_ONLY'
  | 'AUTH.WRONG_CREDENTIALS'
  | 'AUTH.EMAIL_TAKEN'
  | 'AUTH.TOO_MANY_ATTEMPTS';

interface Outcome {
  status: number;
  message: string;
  /** The field of the request that the message belongs to. */
  field?: string;
}

/** Every refusal of this module: its status and its sentence for people. */
const OUTCOMES: Record<AuthErrorCode, Outcome> = {
  'AUTH.SIGN_IN_REQUIRED': { status: 401, message: 'Please sign in to continue.' },
  'AUTH.SESSION_ENDED': { status: 401, message: 'Session expired. Please log in again.' },
  'AUTH.ADMIN_ONLY': { status: 403, message: 'Only administrators may do this.' },
  // One sentence for an unknown e-mail and a wrong password: it must not tell who has an account.
  'AUTH.WRONG_CREDENTIALS': { status: 401, message: 'The e-mail or the password is not right.' },
  'AUTH.EMAIL_TAKEN': { status: 409, message: 'An account with this e-mail already exists.', field: 'email' },
  'AUTH.TOO_MANY_ATTEMPTS': {
    status: 429,
    message: 'Too many sign-in attempts. Please wait a minute and try again.',
  },
};

function fieldsOf({ field, message }: Outcome): FieldProblem[] | undefined {
  return field === undefined ? undefined : [{ field, message }];
}

export class AuthError extends DomainError {
  constructor(code: AuthErrorCode) {
    const outcome = OUTCOMES[code];
    super(code, outcome.status, outcome.message, undefined, fieldsOf(outcome));
  }
}
