export { GuestAlerts } from '../guest-alerts';
export { MailServer } from './mail-server';
export { UnsubscribeLinks } from '../unsubscribe-links';
