import type { Account } from '../../domain/user.entity';

/** The signed-in user; what has not been filled in is null. */
export class UserResponse {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
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

  /** ISO 8601 moment of the registration. */
  createdAt: string;

  static from(account: Account): UserResponse {
    return {
      id: account.id,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      isAdmin: account.isAdmin,
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
      createdAt: account.createdAt.toISOString(),
    };
  }
}
