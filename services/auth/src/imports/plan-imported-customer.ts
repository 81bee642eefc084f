import {
  cleanCode,
  cleanSingleLine,
  isBlank,
  normalizeEmail,
  PROFILE_RULES,
  type RuleProblem,
} from '@kp/commerce';
import { INVOICE_DETAILS_RULES, type InvoiceDetailsField } from '@kp/commerce/invoice-details-rules';
import type { ImportMode } from '@kp/commerce/import-rules';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { isLanguageCode } from '@kp/i18n/languages';
import { importProblem, type ImportProblem, type ImportRow } from '@kp/platform/imports';
import { phoneOf } from '@kp/platform/phone';
import { CUSTOMER_FIELDS, type CustomerField, type CustomerTexts } from './customer-fields';

export interface ExistingCustomer {
  id: number;
  isStaff: boolean;
  texts: CustomerTexts;
}

export interface PlannedCustomer {
  row: number;
  /** Null for a new one. */
  before: ExistingCustomer | null;
  after: CustomerTexts;
  problems: ImportProblem[];
}

const KEPT_WHEN_EMPTY = new Set<CustomerField>(['firstName', 'lastName', 'language']);

type DetailsField = CustomerField & InvoiceDetailsField;

const isDetails = (field: CustomerField): field is DetailsField => field in INVOICE_DETAILS_RULES;

export const emailOf = ({ cells }: ImportRow): string => normalizeEmail(cells.get('email') ?? '');

/** What a row makes of its account; the same for a check and for the import. */
export function planImportedCustomer(
  row: ImportRow,
  before: ExistingCustomer | null,
  mode: ImportMode,
): PlannedCustomer {
  const after = before ? { ...before.texts } : newCustomer(row);
  for (const [name, text] of row.cells) {
    const field = name as CustomerField;
    const isKept = field === 'email' || (isBlank(text) && KEPT_WHEN_EMPTY.has(field));
    // What an earlier release stored stays as it is.
    if (isKept || before?.texts[field] === text) continue;
    after[field] = field === 'language' ? cleanCode(text).toLowerCase() : cleanSingleLine(text);
  }
  if (after.billingPhone !== before?.texts.billingPhone)
    after.billingPhone = phoneOf(after.billingPhone, after.companyCountry);
  const { unread = [] } = row;
  const plan = { row: row.row, before, after, problems: [...unread, ...modeProblems(before, mode)] };
  const isUnread = (field: string | null) => unread.some((problem) => problem.field === field);
  plan.problems.push(...ruleProblems(plan).filter(({ field }) => !isUnread(field)));
  return plan;
}

export function changedFields({ before, after }: PlannedCustomer): CustomerField[] {
  return CUSTOMER_FIELDS.filter((field) => after[field] !== (before?.texts[field] ?? ''));
}

function newCustomer(row: ImportRow): Record<CustomerField, string> {
  const empty = CUSTOMER_FIELDS.map((field) => [field, '']);
  const texts = Object.fromEntries(empty) as Record<CustomerField, string>;
  return { ...texts, email: emailOf(row), language: catalogLanguage() };
}

function modeProblems(before: ExistingCustomer | null, mode: ImportMode): ImportProblem[] {
  if (before && mode === 'create') return [importProblem(null, 'validation.importExists')];
  if (!before && mode === 'update') return [importProblem(null, 'validation.importMissing')];
  return [];
}

/** The rules of the customer's own forms, for fields that the row changes; an import never changes accounts of the staff. */
function ruleProblems(plan: PlannedCustomer): ImportProblem[] {
  const { before, after } = plan;
  const changed = changedFields(plan);
  if (before?.isStaff && changed.length > 0) return [importProblem(null, 'validation.importReadOnly')];
  const profile = ['email', 'firstName', 'lastName'] as const;
  const judged = profile.filter((field) => !before || changed.includes(field));
  const problem = (field: CustomerField, found: RuleProblem | null) => (found ? [{ field, ...found }] : []);
  const isLanguageWrong = changed.includes('language') && !isLanguageCode(after.language);
  return [
    ...judged.flatMap((field) => problem(field, PROFILE_RULES[field](after[field], after))),
    ...(isLanguageWrong
      ? [importProblem('language', 'validation.importValueUnknown', { value: after.language.slice(0, 100) })]
      : []),
    ...judgedDetails(plan, changed).flatMap((field) => {
      const form = { ...after, taxId: '', deliveryInstructions: '' };
      return problem(field, INVOICE_DETAILS_RULES[field](after[field], form));
    }),
  ];
}

/** An account may have no invoice details at all; the form takes none that lack the address of the company. */
function judgedDetails({ after }: PlannedCustomer, changed: readonly CustomerField[]): DetailsField[] {
  const details = CUSTOMER_FIELDS.filter(isDetails);
  const isFilledIn = details.some((field) => after[field] !== '');
  if (!changed.some(isDetails) || !isFilledIn) return [];
  return details.filter((field) => changed.includes(field) || after[field] === '');
}
