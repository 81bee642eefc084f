import { CreateMail1763700006000 } from './persistence/migrations/1763700006000-create-mail';

export { NotificationsModule, NotificationsWorkerModule } from './notifications.module';

export const notificationsMigrations = [CreateMail1763700006000];
