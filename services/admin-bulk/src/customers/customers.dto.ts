import type { OrderStatus } from '@kp/commerce';
import { TAG_LIMITS } from '@kp/commerce/tag-rules';
import type { InvoiceKind } from '@kp/commerce/list-rules';
import { COMPANY_STANDINGS, type CompanyStanding } from '@kp/commerce/customer-company-rules';
import { OptionalField, OptionalSearch, PageQuery } from '@kp/platform/http';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  CUSTOMER_ORDERS,
  CUSTOMER_SORTS,
  CUSTOMER_STATES,
  type CustomerFilter,
  type CustomerSort,
} from './customer-list.queries';

export class CustomerFilterRequest {
  /** Beginnings of words of the name, company and email. */
  @OptionalSearch(100)
  search?: string;

  @IsIn(CUSTOMER_STATES)
  @OptionalField()
  state?: CustomerFilter['state'];

  /** Customers with or without orders. */
  @IsIn(CUSTOMER_ORDERS)
  @OptionalField()
  orders?: CustomerFilter['orders'];

  /** What a public register says of the company. */
  @IsIn(COMPANY_STANDINGS)
  @OptionalField()
  standing?: CustomerFilter['standing'];

  /** Customers that have it. */
  @OptionalSearch(TAG_LIMITS.nameMax)
  tag?: string;
}

export class ListCustomersRequest extends IntersectionType(PageQuery, CustomerFilterRequest) {
  /** A leading minus is descending. */
  @IsIn(CUSTOMER_SORTS)
  @OptionalField()
  sort?: CustomerSort = '-createdAt';
}

export class CustomerResponse {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  companyName: string | null;
  /** What a public register says of the company; null without a number. */
  @ApiProperty({ enum: COMPANY_STANDINGS, nullable: true })
  companyStanding: CompanyStanding | null;
  /** Of the customer's mails, such as `en`. */
  language: string;
  /** Of the registration. ISO 8601, UTC. */
  createdAt: string;
  /** Has a role in the back office. */
  isStaff: boolean;
  /** Null unless the account is disabled. */
  disabledAt: string | null;
  /** Of every status. */
  orderCount: number;
  /** Totals of orders that are not cancelled, less refunds. @example "512.40" */
  spent: string;
  /** @example "USD" */
  currency: string;
  lastOrderAt: string | null;
}

export class AccountAddressResponse {
  address: string | null;
  city: string | null;
  /** In Romania. */
  county: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
}

export class CustomerOrderResponse {
  id: number;
  /** @example "ORD-2026-000041" */
  orderNumber: string;
  createdAt: string;
  status: OrderStatus;
  /** @example "69.63" */
  totalAmount: string;
  currency: string;
}

export class CustomerInvoiceResponse {
  id: number;
  number: string;
  kind: InvoiceKind;
  /** @example "2026-11-23" */
  issueDate: string;
  totalAmount: string;
  currency: string;
}

export class CustomerDetailsResponse extends CustomerResponse {
  /** The new email that waits for its confirmation link to be opened. */
  pendingEmail: string | null;
  disabledReason: string | null;
  hasSecondFactor: boolean;
  /** Devices that are signed in. */
  openSessions: number;
  vatNumber: string | null;
  /** Of a company outside the VAT register, or beside its VAT number. */
  taxId: string | null;
  registrationNumber: string | null;
  billingEmail: string | null;
  billingPhone: string | null;
  /** Null without a street. */
  companyAddress: AccountAddressResponse | null;
  deliveryAddress: AccountAddressResponse | null;
  /** The newest ten. */
  recentOrders: CustomerOrderResponse[];
  /** The newest ten, with storno invoices and credit notes. */
  recentInvoices: CustomerInvoiceResponse[];
}
