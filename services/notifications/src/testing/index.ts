export { GuestAlerts } from '../guest-alerts';
export { Newsletter } from '../newsletter';
export { MailServer } from './mail-server';
export { UnsubscribeLinks } from '../unsubscribe-links';
