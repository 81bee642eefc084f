/** A reset link was requested; the mail's token is made when the mail is written. */
export const PASSWORD_RESET_REQUESTED = 'auth.password-reset-requested';

export interface PasswordResetRequested {
  resetId: number;
}

/** An account was given a role; the token of its link is made when the mail is written. */
export const STAFF_INVITED = 'auth.staff-invited';

export type StaffInvited = PasswordResetRequested;

/** Answered with a mail to the account. */
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

export const EMAIL_CHANGE_REQUESTED = 'auth.email-change-requested';

export interface EmailChangeRequested {
  changeId: number;
}

/** Whether its owner reads the mailbox is not known then. */
export const ACCOUNT_REGISTERED = 'auth.account-registered';

/** Its owner opened a link that was mailed to the email of the account. */
export const MAILBOX_CONFIRMED = 'auth.mailbox-confirmed';

export interface AccountEvent {
  userId: number;
}

export const ACCOUNT_DELETED = 'auth.account-deleted';

export interface AccountDeleted {
  noticeId: number;
}
