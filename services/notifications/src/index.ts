import { WidenNotificationsAmounts1796800000107 } from './persistence/migrations/1796800000107-widen-notifications-amounts';
import type { ShopModule } from '@kp/platform/composition';
import { AlertsConfig } from './alerts.config';
import { MailConfig } from './mail/mail.config';
import { NotificationsModule, NotificationsWorkerModule } from './notifications.module';
import { CreateMail1763700006000 } from './persistence/migrations/1763700006000-create-mail';
import { MailReplies1763700006001 } from './persistence/migrations/1763700006001-mail-replies';
import { MailLimits1795319899067 } from './persistence/migrations/1795319899067-mail-limits';
import { MailAttachment1795380175867 } from './persistence/migrations/1795380175867-mail-attachment';
import { ProductAlerts1795379896046 } from './persistence/migrations/1795379896046-product-alerts';
import { CreateMailSender1795401045388 } from './persistence/migrations/1795401045388-create-mail-sender';
import { CreatePromotions1795419028217 } from './persistence/migrations/1795419028217-create-promotions';
import { MailLinks1795880910869 } from './persistence/migrations/1795880910869-mail-links';
import { GuestAlerts1795881607315 } from './persistence/migrations/1795881607315-guest-alerts';
import { CreateNewsletter1795947412182 } from './persistence/migrations/1795947412182-create-newsletter';
import { NameOrderOfMails1795968933217 } from './persistence/migrations/1795968933217-name-order-of-mails';
import { PromotionsConfig } from './promotions/promotions.config';

const notificationsMigrations = [
  CreateMail1763700006000,
  MailReplies1763700006001,
  MailLimits1795319899067,
  MailAttachment1795380175867,
  ProductAlerts1795379896046,
  CreateMailSender1795401045388,
  CreatePromotions1795419028217,
  MailLinks1795880910869,
  GuestAlerts1795881607315,
  CreateNewsletter1795947412182,
  NameOrderOfMails1795968933217,
  WidenNotificationsAmounts1796800000107,
];

export { FEED_NOTICE_REQUESTED, type FeedNoticeRequested } from './domain/feed-notice';
export { MailConfig } from './mail/mail.config';

export const notificationsDescriptor: ShopModule = {
  name: 'notifications',
  entities: [],
  migrations: notificationsMigrations,
  config: [MailConfig, AlertsConfig, PromotionsConfig],
  gateway: [NotificationsModule],
  worker: [NotificationsWorkerModule],
  secretPaths: ['alert', 'guest-alerts', 'newsletter', 'unsubscribe'],
};
