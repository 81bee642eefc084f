/** A reset link was requested; the mail's token is made when the mail is written. */
export const PASSWORD_RESET_REQUESTED = 'auth.password-reset-requested';

export interface PasswordResetRequested {
  resetId: number;
}

/** Something changed that the owner of an account must hear of. */
export const ACCOUNT_SECURITY_CHANGED = 'auth.account-security-changed';

export type SecurityChange =
  | 'password-changed'
  | 'password-reset'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'recovery-codes-replaced';

export interface AccountSecurityChanged {
  userId: number;
  change: SecurityChange;
}
