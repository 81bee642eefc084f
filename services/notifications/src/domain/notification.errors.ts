import { DomainError, refusalsOf } from '@kp/platform/http';
import type { Promotion } from './promotion';

class NotificationError extends DomainError {}

const refusal = refusalsOf(NotificationError);

export function tooManyAlerts(limit: number): NotificationError {
  const message = `You can have up to ${limit} product alerts. Remove one in your account first.`;
  return new NotificationError('NOTIFICATIONS.TOO_MANY_ALERTS', 409, message);
}

/** Also for a valid link of an account that was deleted. */
export const linkInvalid = refusal('NOTIFICATIONS.LINK_INVALID', 404, 'This unsubscribe link is not valid.');

/** Also for an alert that was mailed, stopped or never confirmed in time. */
export const alertLinkInvalid = refusal(
  'NOTIFICATIONS.ALERT_LINK_INVALID',
  404,
  'This alert has ended or its link has expired.',
);
export const newsletterClosed = refusal(
  'NOTIFICATIONS.NEWSLETTER_CLOSED',
  409,
  "Our newsletter isn't open yet.",
);

/** Also for a sign-up that was never confirmed in time, or has ended. */
export const newsletterLinkInvalid = refusal(
  'NOTIFICATIONS.NEWSLETTER_LINK_INVALID',
  404,
  'This link has expired.',
);

/** Mails are kept for a time only. */
export const mailNotFound = refusal('NOTIFICATIONS.MAIL_NOT_FOUND', 404, 'This email is not kept any more.');
export const promotionNotFound = refusal('NOTIFICATIONS.PROMOTION_NOT_FOUND', 404, 'Promotion not found');

/** Details: the promotion as it is now. */
export function promotionChanged(current: Promotion): NotificationError {
  const message = 'Someone else changed this promotion meanwhile. Check it again.';
  return new NotificationError('NOTIFICATIONS.PROMOTION_CHANGED', 409, message, { current });
}

export function promotionNotDraft({ state }: Promotion): NotificationError {
  const message = 'Only a draft can be changed or sent.';
  return new NotificationError('NOTIFICATIONS.PROMOTION_NOT_DRAFT', 409, message, { state });
}

export function promotionEnded({ mailed }: Promotion): NotificationError {
  const message = 'Everyone has been emailed already.';
  return new NotificationError('NOTIFICATIONS.PROMOTION_ENDED', 409, message, { mailed });
}

/** @param answer of the server, in its own words */
export function mailServerRefused(answer: string): NotificationError {
  const message = `The mail server doesn't accept us: ${answer}`;
  return new NotificationError('NOTIFICATIONS.MAIL_SERVER_REFUSED', 409, message, { answer });
}
