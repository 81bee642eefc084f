import { DomainError } from '@kp/platform/http';

type NotificationErrorCode = 'NOTIFICATIONS.TOO_MANY_ALERTS' | 'NOTIFICATIONS.LINK_INVALID';

const STATUS: Record<NotificationErrorCode, number> = {
  'NOTIFICATIONS.TOO_MANY_ALERTS': 409,
  'NOTIFICATIONS.LINK_INVALID': 404,
};

class NotificationError extends DomainError {
  constructor(code: NotificationErrorCode, message: string) {
    super(code, STATUS[code], message);
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
