import type { ShopModule } from '@kp/platform/composition';
import { AuthConfig } from './auth.config';
import { AuthModule, AuthWorkerModule } from './auth.module';
import { User } from './domain/user.entity';
import { CreateAccounts1763700002000 } from './persistence/migrations/1763700002000-create-accounts';
import { CountLoginAttempts1795319485543 } from './persistence/migrations/1795319485543-count-login-attempts';
import { NotificationPreferences1795379373344 } from './persistence/migrations/1795379373344-notification-preferences';
import { DelayLoginAttempts1795380026592 } from './persistence/migrations/1795380026592-delay-login-attempts';
import { RememberDevices1795380026593 } from './persistence/migrations/1795380026593-remember-devices';
import { ResetPasswords1795380026594 } from './persistence/migrations/1795380026594-reset-passwords';
import { AddSecondFactors1795380026595 } from './persistence/migrations/1795380026595-add-second-factors';
import { ChangeEmail1795379393535 } from './persistence/migrations/1795379393535-change-email';
import { AddStaffRoles1795401993266 } from './persistence/migrations/1795401993266-add-staff-roles';
import { DisableAccounts1795424948106 } from './persistence/migrations/1795424948106-disable-accounts';
import { UndoEmailChanges1795879623109 } from './persistence/migrations/1795879623109-undo-email-changes';
import { IndexStaff1795881570672 } from './persistence/migrations/1795881570672-index-staff';
import { SaveAddresses1795916347554 } from './persistence/migrations/1795916347554-save-addresses';
import { FindCompanyStandings1801963000103 } from './persistence/migrations/1801963000103-find-company-standings';
import { CheckCompanies1801962000301 } from './persistence/migrations/1801962000301-check-companies';
import { AccountantsKeepBooks1801457600101 } from './persistence/migrations/1801457600101-accountants-keep-books';
import { PagesHaveTheirRight1801958000112 } from './persistence/migrations/1801958000112-pages-have-their-right';
import { EditStaffRoles1797031264417 } from './persistence/migrations/1797031264417-edit-staff-roles';

const authEntities = [User];
const authMigrations = [
  CreateAccounts1763700002000,
  CountLoginAttempts1795319485543,
  NotificationPreferences1795379373344,
  DelayLoginAttempts1795380026592,
  RememberDevices1795380026593,
  ResetPasswords1795380026594,
  AddSecondFactors1795380026595,
  ChangeEmail1795379393535,
  AddStaffRoles1795401993266,
  DisableAccounts1795424948106,
  UndoEmailChanges1795879623109,
  IndexStaff1795881570672,
  SaveAddresses1795916347554,
  EditStaffRoles1797031264417,
  AccountantsKeepBooks1801457600101,
  PagesHaveTheirRight1801958000112,
  CheckCompanies1801962000301,
  FindCompanyStandings1801963000103,
];

export { AccountMails, type EmailLinkMail, type EmailUndoMail } from './account-mails';
export { AccountReader, AccountReadingModule, type CompanyProfile } from './account-reader';
export { MailboxConfirmation } from './mailbox-confirmation';
export { AuthConfig } from './auth.config';
export {
  ACCOUNT_DELETED,
  ACCOUNT_REGISTERED,
  ACCOUNT_SECURITY_CHANGED,
  type AccountDeleted,
  type AccountEvent,
  type AccountSecurityChanged,
  EMAIL_CHANGE_REQUESTED,
  type EmailChangeRequested,
  MAILBOX_CONFIRMED,
  PASSWORD_RESET_REQUESTED,
  type PasswordResetRequested,
  type SecurityChange,
  STAFF_INVITED,
  type StaffInvited,
} from './events';
export {
  MAILED_ACCOUNTS_SQL,
  type MailPreference,
  NotificationPreferences,
  NotificationPreferencesModule,
  type Preference,
} from './notification-preferences';
export { CustomerImportModule } from './auth.module';
export { COMPANY_STANDING_SQL, hasStandingSql } from './persistence/company-standing.repository';
export { CUSTOMER_COLUMNS, CUSTOMER_FIELDS, type CustomerField } from './imports/customer-fields';
export { CustomerImporter } from './imports/customer-importer';
export { customerNotFound, rightRequired, sessionEnded } from './domain/auth.errors';
export { ensureFirstAdministrator } from './first-administrator';
export { type PasswordResetLink, SecurityMailReader, SecurityMailsModule } from './security-mails';
export type { AccountContact } from './persistence/user.repository';
export type { MailRecipient } from './persistence/password-reset.repository';

export const authDescriptor: ShopModule = {
  name: 'auth',
  entities: authEntities,
  migrations: authMigrations,
  config: [AuthConfig],
  gateway: [AuthModule],
  worker: [AuthWorkerModule],
  secretPaths: ['confirm-email', 'undo-email', 'reset-password'],
};
