import { LOGIN_RULES, REGISTRATION_RULES, rightsOfRoles, type StaffRight } from '@kp/commerce';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { CleanCode, SingleLineText, OptionalField, IsText } from '@kp/platform/http';
import { IsIn, MinLength } from 'class-validator';
import type { Account } from '../domain/user.entity';
import type { SignedIn } from '../sessions';
import { EmailField, FormField, KnownEmailField } from './form-field';
import { RoleNameResponse } from './staff-roles.dto';

export class LoginRequest {
  /** In any case. */
  @KnownEmailField(LOGIN_RULES.email)
  email: string;

  /** 6 to 200 characters. */
  @FormField(LOGIN_RULES.password)
  password: string;

  /** Of the authenticator app, or a recovery code, for an account with a second factor. */
  @IsText(40)
  @CleanCode()
  @OptionalField()
  code?: string;
}

/** A new customer account. The rules of a field are checked from the bottom up. */
export class RegisterRequest {
  /** 1 to 100 characters. */
  @MinLength(1)
  @FormField(REGISTRATION_RULES.firstName)
  @SingleLineText()
  firstName: string;

  /** 1 to 100 characters. */
  @MinLength(1)
  @FormField(REGISTRATION_RULES.lastName)
  @SingleLineText()
  lastName: string;

  /** At most 254 characters; unique whatever the case. */
  @EmailField(REGISTRATION_RULES.email)
  email: string;

  /** 6 to 200 characters. */
  @FormField(REGISTRATION_RULES.password)
  password: string;

  /** Language of the customer's mails; English when absent. */
  @IsIn(LANGUAGE_CODES, { message: 'Unknown language' })
  @OptionalField()
  language?: LanguageCode;
}

/** The signed-in user; what has not been filled in is null. */
export class UserResponse {
  id: number;
  email: string;
  /** The new address that waits for its confirmation link to be opened. */
  pendingEmail: string | null;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  /** Of an administrator. */
  roles: RoleNameResponse[];
  /** What they let the administrator do. */
  rights: StaffRight[];
  /** Present and true for an administrator who has to set up a second factor before the back office opens. */
  needsSecondFactor?: boolean;
  /** Language of the user's mails, such as `en`. */
  language: string;

  companyName: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  taxId: string | null;
  companyAddress: string | null;
  companyCity: string | null;
  companyState: string | null;
  companyCounty: string | null;
  companyZip: string | null;
  companyCountry: string | null;

  billingEmail: string | null;
  billingPhone: string | null;

  deliveryAddress: string | null;
  deliveryCity: string | null;
  deliveryState: string | null;
  deliveryCounty: string | null;
  deliveryZip: string | null;
  deliveryCountry: string | null;
  deliveryInstructions: string | null;

  /** Off: no order updates, restocks, price drops and promotions. */
  emailNotifications: boolean;
  orderUpdates: boolean;
  productRestocks: boolean;
  priceDrops: boolean;
  promotions: boolean;

  /** ISO 8601 moment of the registration. */
  createdAt: string;

  static from(account: Account, needsSecondFactor = false): UserResponse {
    return {
      ...(needsSecondFactor ? { needsSecondFactor } : {}),
      id: account.id,
      email: account.email,
      pendingEmail: account.pendingEmail,
      firstName: account.firstName,
      lastName: account.lastName,
      isAdmin: account.isAdmin,
      roles: account.roles.map((role) => RoleNameResponse.from(role)),
      rights: needsSecondFactor ? [] : [...rightsOfRoles(account.roles)],
      language: account.language,
      companyName: account.companyName,
      vatNumber: account.vatNumber,
      registrationNumber: account.registrationNumber,
      taxId: account.taxId,
      companyAddress: account.companyAddress,
      companyCity: account.companyCity,
      companyState: account.companyState,
      companyCounty: account.companyCounty,
      companyZip: account.companyZip,
      companyCountry: account.companyCountry,
      billingEmail: account.billingEmail,
      billingPhone: account.billingPhone,
      deliveryAddress: account.deliveryAddress,
      deliveryCity: account.deliveryCity,
      deliveryState: account.deliveryState,
      deliveryCounty: account.deliveryCounty,
      deliveryZip: account.deliveryZip,
      deliveryCountry: account.deliveryCountry,
      deliveryInstructions: account.deliveryInstructions,
      emailNotifications: account.emailNotifications,
      orderUpdates: account.orderUpdates,
      productRestocks: account.productRestocks,
      priceDrops: account.priceDrops,
      promotions: account.promotions,
      createdAt: account.createdAt.toISOString(),
    };
  }
}

export class SessionResponse {
  /** Sent with later calls as `Authorization: Bearer {token}`. */
  token: string;
  user: UserResponse;

  static from({ token, account, needsSecondFactor }: SignedIn): SessionResponse {
    return { token, user: UserResponse.from(account, needsSecondFactor) };
  }
}
