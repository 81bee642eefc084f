import type { Type } from '@nestjs/common';
import {
  ACCOUNT_DELETED,
  ACCOUNT_SECURITY_CHANGED,
  type AccountDeleted,
  type AccountSecurityChanged,
  EMAIL_CHANGE_REQUESTED,
  type EmailChangeRequested,
  type EmailLinkMail,
  type EmailUndoMail,
  PASSWORD_RESET_REQUESTED,
  type PasswordResetLink,
  type PasswordResetRequested,
  STAFF_INVITED,
  type StaffInvited,
} from '@kp/auth';
import type { EventHandler } from '@kp/platform/outbox';
import { TEST_MAIL_REQUESTED } from '../domain/mail';
import {
  GUEST_ALERT_DUE,
  GUEST_ALERT_REQUESTED,
  type GuestAlertRequested,
  PRODUCT_ALERTS_DUE,
  type ProductAlertsDue,
} from '../domain/product-alert';
import { NEWSLETTER_REQUESTED, type NewsletterRequested } from '../domain/newsletter';
import type { NewsletterLink } from '../newsletter';
import type { GuestAlertMail } from '../guest-alerts';
import { accountDeletedMail, emailChangeNotice, emailLinkMail } from '../mail/account-mails';
import { alertMail, type DueAlertMail, guestAlertLinkMail, guestAlertMail } from '../mail/alert-mail';
import { newsletterLinkMail } from '../mail/newsletter-mail';
import { passwordResetMail, securityNotice, staffInvitation } from '../mail/security-mails';
import { testMail } from '../mail/test-mail';
import type { DueGuestAlert } from '../persistence/guest-alert.repository';
import { emailOf, type EventMails, handlerOf, type MailSubject } from './event-mails';

const dueAlerts: MailSubject<ProductAlertsDue, DueAlertMail> = {
  find: ({ alerts }, { userId }) => alerts.take(userId),
};
const aGuestAlert: MailSubject<GuestAlertRequested, GuestAlertMail> = {
  find: ({ guestAlerts }, { alertId }) => guestAlerts.findForMail(alertId),
};
const aDueGuestAlert: MailSubject<GuestAlertRequested, DueGuestAlert> = {
  find: ({ guestAlerts }, { alertId }) => guestAlerts.takeDue(alertId),
};
const aSignUp: MailSubject<NewsletterRequested, NewsletterLink> = {
  find: ({ newsletter }, { subscriptionId }) => newsletter.findForMail(subscriptionId),
};
const aResetLink: MailSubject<PasswordResetRequested, PasswordResetLink> = {
  find: ({ security }, { resetId }) => security.issueResetLink(resetId),
  recordRateLimited: ({ security }, { resetId }) => security.withdrawResetLink(resetId),
};
const anInvitation: MailSubject<StaffInvited, PasswordResetLink> = {
  find: ({ security }, { resetId }) => security.issueInvitation(resetId),
};
const anAccount = {
  find: ({ security }: EventMails, { userId }: Pick<AccountSecurityChanged, 'userId'>) =>
    security.findRecipient(userId),
};
const anEmailUndo: MailSubject<EmailChangeRequested, EmailUndoMail> = {
  find: ({ accounts }, { changeId }) => accounts.startUndoLink(changeId),
};
const anEmailLink: MailSubject<EmailChangeRequested, EmailLinkMail> = {
  find: ({ accounts }, { changeId }) => accounts.startEmailLink(changeId),
};
const aDeletion = {
  find: ({ accounts }: EventMails, { noticeId }: AccountDeleted) => accounts.takeDeletionNotice(noticeId),
};

export const accountMailHandlers: Type<EventHandler>[] = [
  handlerOf({
    event: PRODUCT_ALERTS_DUE,
    handler: 'notifications.write-alert-mail',
    about: dueAlerts,
    template: alertMail,
    to: emailOf,
  }),
  handlerOf({
    event: GUEST_ALERT_REQUESTED,
    handler: 'notifications.write-guest-alert-link',
    about: aGuestAlert,
    template: guestAlertLinkMail,
    to: emailOf,
  }),
  handlerOf({
    event: GUEST_ALERT_DUE,
    handler: 'notifications.write-guest-alert-mail',
    about: aDueGuestAlert,
    template: guestAlertMail,
    to: emailOf,
  }),
  handlerOf({
    event: NEWSLETTER_REQUESTED,
    handler: 'notifications.write-newsletter-link',
    about: aSignUp,
    template: newsletterLinkMail,
    to: emailOf,
  }),
  handlerOf({
    event: PASSWORD_RESET_REQUESTED,
    handler: 'notifications.write-password-reset',
    about: aResetLink,
    template: passwordResetMail,
    to: emailOf,
  }),
  handlerOf({
    event: STAFF_INVITED,
    handler: 'notifications.write-staff-invitation',
    about: anInvitation,
    template: staffInvitation,
    to: emailOf,
  }),
  handlerOf({
    event: ACCOUNT_SECURITY_CHANGED,
    handler: 'notifications.write-security-notice',
    about: anAccount,
    template: securityNotice,
    to: emailOf,
  }),
  handlerOf({
    event: TEST_MAIL_REQUESTED,
    handler: 'notifications.write-test-mail',
    about: anAccount,
    template: testMail,
    to: emailOf,
  }),
  handlerOf({
    event: EMAIL_CHANGE_REQUESTED,
    handler: 'notifications.write-email-link',
    about: anEmailLink,
    template: emailLinkMail,
    to: ({ newEmail }) => newEmail,
  }),
  handlerOf({
    event: EMAIL_CHANGE_REQUESTED,
    handler: 'notifications.write-email-change-notice',
    about: anEmailUndo,
    template: emailChangeNotice,
    to: ({ oldEmail }) => oldEmail,
  }),
  handlerOf({
    event: ACCOUNT_DELETED,
    handler: 'notifications.write-account-deleted-mail',
    about: aDeletion,
    template: accountDeletedMail,
    to: emailOf,
  }),
];
