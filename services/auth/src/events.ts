export const EMAIL_CHANGE_REQUESTED = 'auth.email-change-requested';

export interface EmailChangeRequested {
  changeId: number;
}

export const ACCOUNT_DELETED = 'auth.account-deleted';

export interface AccountDeleted {
  noticeId: number;
}
