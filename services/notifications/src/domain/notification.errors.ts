import { DomainError } from '@kp/platform/http';
import type { Promotion } from './promotion';

const STATUS = {
  'NOTIFICATIONS.TOO_MANY_ALERTS': 409,
  'NOTIFICATIONS.LINK_INVALID': 404,
  'NOTIFICATIONS.ALERT_LINK_INVALID': 404,
  'NOTIFICATIONS.NEWSLETTER_CLOSED': 409,
  'NOTIFICATIONS.NEWSLETTER_LINK_INVALID': 404,
  'NOTIFICATIONS.MAIL_NOT_FOUND': 404,
  'NOTIFICATIONS.PROMOTION_NOT_FOUND': 404,
  'NOTIFICATIONS.PROMOTION_CHANGED': 409,
  'NOTIFICATIONS.PROMOTION_NOT_DRAFT': 409,
  'NOTIFICATIONS.PROMOTION_ENDED': 409,
  'NOTIFICATIONS.MAIL_SERVER_REFUSED': 409,
} satisfies Record<string, number>;

type NotificationErrorCode = keyof typeof STATUS;

class NotificationError extends DomainError {
  constructor(code: NotificationErrorCode, message: string, details?: object) {
    super(code, STATUS[code], message, details);
  }
}

export function tooManyAlerts(limit: number): NotificationError {
  const message = `You can have up to ${limit} product alerts. Remove one in your account first.`;
  return new NotificationError('NOTIFICATIONS.TOO_MANY_ALERTS', message);
}

/** Also for a valid link of an account that was deleted. */
export function linkInvalid(): NotificationError {
  return new NotificationError('NOTIFICATIONS.LINK_INVALID', 'This unsubscribe link is not valid.');
}

/** Also for an alert that was mailed, stopped or never confirmed in time. */
export function alertLinkInvalid(): NotificationError {
  return new NotificationError(
    'NOTIFICATIONS.ALERT_LINK_INVALID',
    'This alert has ended or its link has expired.',
  );
}

export function newsletterClosed(): NotificationError {
  return new NotificationError('NOTIFICATIONS.NEWSLETTER_CLOSED', "Our newsletter isn't open yet.");
}

/** Also for a sign-up that was never confirmed in time, or has ended. */
export function newsletterLinkInvalid(): NotificationError {
  return new NotificationError('NOTIFICATIONS.NEWSLETTER_LINK_INVALID', 'This link has expired.');
}

/** Mails are kept for a time only. */
export function mailNotFound(): NotificationError {
  return new NotificationError('NOTIFICATIONS.MAIL_NOT_FOUND', 'This email is not kept any more.');
}

export function promotionNotFound(): NotificationError {
  return new NotificationError('NOTIFICATIONS.PROMOTION_NOT_FOUND', 'Promotion not found');
}

/** Details: the promotion as it is now. */
export function promotionChanged(current: Promotion): NotificationError {
  const message = 'Someone else changed this promotion meanwhile. Check it again.';
  return new NotificationError('NOTIFICATIONS.PROMOTION_CHANGED', message, { current });
}

export function promotionNotDraft({ state }: Promotion): NotificationError {
  const message = 'Only a draft can be changed or sent.';
  return new NotificationError('NOTIFICATIONS.PROMOTION_NOT_DRAFT', message, { state });
}

export function promotionEnded({ mailed }: Promotion): NotificationError {
  const message = 'Everyone has been emailed already.';
  return new NotificationError('NOTIFICATIONS.PROMOTION_ENDED', message, { mailed });
}

/** @param answer of the server, in its own words */
export function mailServerRefused(answer: string): NotificationError {
  const message = `The mail server doesn't accept us: ${answer}`;
  return new NotificationError('NOTIFICATIONS.MAIL_SERVER_REFUSED', message, { answer });
}
