import { SEARCH_MAX_LENGTH, SUPPLIER_RULES } from '@kp/commerce';
import {
  Clearable,
  ToBoolean,
  FormCode,
  FormEmail,
  FormSingleLine,
  FormText,
  LowerCase,
  OptionalField,
  CleanSearch,
  WholeField,
  AtMostCharacters,
} from '@kp/platform/http';
import { phoneOf } from '@kp/platform/phone';
import { IsIn } from 'class-validator';
import {
  SUPPLIER_SORTS,
  SUPPLIER_STATUSES,
  type SupplierInput,
  type SupplierRemoval,
  type SupplierSort,
  type SupplierStatus,
} from '../domain/supplier-administration';

export class SupplierResponse {
  id: number;
  name: string;
  contactPerson: string;
  email: string;
  phone: string;
  notes: string;
  /** Not offered for products any more. */
  archived: boolean;
  /** Products of every status. */
  productCount: number;
  /** Counts edits. */
  version: number;
}

export class ListSuppliersRequest {
  /** Part of the name, contact person, email or phone. */
  @AtMostCharacters(SEARCH_MAX_LENGTH)
  @CleanSearch()
  @OptionalField()
  search?: string;

  @IsIn(SUPPLIER_STATUSES)
  @LowerCase()
  @OptionalField()
  status?: SupplierStatus;

  @IsIn(SUPPLIER_SORTS)
  @LowerCase()
  @OptionalField()
  sort?: SupplierSort;

  /** Page size; all of them without it. */
  @WholeField(1, 1000)
  @OptionalField()
  limit?: number;

  @WholeField(0, 10_000_000)
  @OptionalField()
  offset?: number;
}

/** A field that is left out is empty in a new supplier, and stays as it is in an existing one. */
export class SaveSupplierRequest {
  /** Unique without regard to case. */
  @FormSingleLine(SUPPLIER_RULES.name)
  name: string;

  @Clearable('')
  @FormSingleLine(SUPPLIER_RULES.contactPerson)
  contactPerson?: string;

  @Clearable('')
  @FormEmail(SUPPLIER_RULES.email)
  email?: string;

  @Clearable('')
  @FormCode(SUPPLIER_RULES.phone)
  phone?: string;

  @Clearable('')
  @FormText(SUPPLIER_RULES.notes)
  notes?: string;

  @ToBoolean()
  @OptionalField()
  archived?: boolean;

  /** As it was read: 409 CATALOG.SUPPLIER_CHANGED with the current supplier when it was changed since. */
  @WholeField(1)
  @OptionalField()
  version?: number;
}

export function supplierInput(request: SaveSupplierRequest): SupplierInput {
  const { name, contactPerson, email, phone, notes, archived } = request;
  return { name, contactPerson, email, phone: phone && phoneOf(phone), notes, archived };
}

export class SupplierRemovalResponse {
  /** Archived when it has products. */
  outcome: SupplierRemoval;
}
