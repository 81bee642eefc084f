import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AdminTokenCheck, SessionCheck } from '@kp/platform/http';
import { PersonalDataModule } from '@kp/platform/personal-data';
import { SettingsModule } from '@kp/settings';
import { AccountData } from './account-data';
import { AttemptThrottle } from './attempt-throttle';
import { AuthService } from './auth.service';
import { Credentials } from './credentials';
import { CurrentPassword } from './current-password';
import { FailedLoginLog } from './failed-login-log';
import { AccessGuard, JwtStrategy } from './http/access.guard';
import { AuthController } from './http/auth.controller';
import { CustomerAccessController } from './http/customer-access.controller';
import { CustomerCompanyController } from './http/customer-company.controller';
import { HiddenAmounts } from './http/hidden-amounts';
import { NotificationPreferencesController } from './http/notification-preferences.controller';
import { PasswordController } from './http/password.controller';
import { PersonalDataController } from './http/personal-data.controller';
import { ProfileController } from './http/profile.controller';
import { SavedAddressesController } from './http/saved-addresses.controller';
import { SecondFactorController } from './http/second-factor.controller';
import { SessionsController } from './http/sessions.controller';
import { StaffController } from './http/staff.controller';
import { StaffRolesController } from './http/staff-roles.controller';
import { IdentityCheck } from './identity-check';
import { CustomerImporter } from './imports/customer-importer';
import { CheckCompanies } from './jobs/check-companies';
import { PurgeEmailChanges } from './jobs/purge-email-changes';
import { PurgeExpired } from './jobs/purge-expired';
import { NotificationPreferencesModule } from './notification-preferences';
import { PasswordHasher } from './password-hasher';
import { EmailChangeRepository } from './persistence/email-change.repository';
import { LoginAttemptRepository } from './persistence/login-attempt.repository';
import { PasswordResetRepository } from './persistence/password-reset.repository';
import { CompanyStandingRepository } from './persistence/company-standing.repository';
import { ProfileRepository } from './persistence/profile.repository';
import { SavedAddressRepository } from './persistence/saved-address.repository';
import { SecondFactorRepository } from './persistence/second-factor.repository';
import { SessionRepository } from './persistence/session.repository';
import { StaffRepository } from './persistence/staff.repository';
import { StaffRoleRepository } from './persistence/staff-role.repository';
import { UserRepository } from './persistence/user.repository';
import { RightsChanges } from './rights-changes';
import { SecondFactorSecrets } from './second-factor-secrets';
import { SecondFactors } from './second-factors';
import { SessionTokens } from './session-tokens';
import { Sessions } from './sessions';
import { ChangeAddresses } from './use-cases/change-addresses';
import { ChangePassword } from './use-cases/change-password';
import { ChangeRoles } from './use-cases/change-roles';
import { ChangeStaff } from './use-cases/change-staff';
import { ConfirmEmail } from './use-cases/confirm-email';
import { ChangeCompany } from './use-cases/change-company';
import { CustomerAccess } from './use-cases/customer-access';
import { DeleteAccount } from './use-cases/delete-account';
import { ResetPassword } from './use-cases/reset-password';
import { SignIn } from './use-cases/sign-in';
import { StaffChanges } from './use-cases/staff-changes';
import { UndoEmailChange } from './use-cases/undo-email-change';
import { UpdateProfile } from './use-cases/update-profile';

@Module({
  imports: [JwtModule, PersonalDataModule, NotificationPreferencesModule, SettingsModule],
  controllers: [
    AuthController,
    ProfileController,
    SavedAddressesController,
    PasswordController,
    SecondFactorController,
    SessionsController,
    NotificationPreferencesController,
    PersonalDataController,
    StaffController,
    StaffRolesController,
    CustomerAccessController,
    CustomerCompanyController,
  ],
  providers: [
    AuthService,
    SignIn,
    ChangePassword,
    ResetPassword,
    CustomerAccess,
    ChangeCompany,
    CompanyStandingRepository,
    SecondFactors,
    SecondFactorSecrets,
    CurrentPassword,
    Credentials,
    AttemptThrottle,
    Sessions,
    FailedLoginLog,
    UserRepository,
    SessionRepository,
    LoginAttemptRepository,
    PasswordResetRepository,
    SecondFactorRepository,
    ProfileRepository,
    SavedAddressRepository,
    ChangeAddresses,
    EmailChangeRepository,
    StaffRepository,
    StaffRoleRepository,
    StaffChanges,
    ChangeStaff,
    ChangeRoles,
    RightsChanges,
    UpdateProfile,
    ConfirmEmail,
    UndoEmailChange,
    IdentityCheck,
    DeleteAccount,
    AccountData,
    PasswordHasher,
    SessionTokens,
    JwtStrategy,
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: HiddenAmounts },
    { provide: AdminTokenCheck, useExisting: AccessGuard },
    { provide: SessionCheck, useExisting: Sessions },
  ],
})
export class AuthModule {}

@Module({
  imports: [SettingsModule],
  providers: [
    SessionRepository,
    LoginAttemptRepository,
    PasswordResetRepository,
    SecondFactorRepository,
    SecondFactorSecrets,
    EmailChangeRepository,
    ProfileRepository,
    PurgeExpired,
    PurgeEmailChanges,
    CompanyStandingRepository,
    CheckCompanies,
  ],
})
export class AuthWorkerModule {}

@Module({ providers: [CustomerImporter, PasswordHasher], exports: [CustomerImporter] })
export class CustomerImportModule {}
