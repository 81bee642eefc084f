import type { WithdrawalException } from './withdrawal-rules';

/** The maker's guarantee that asks for the label of the EU is longer than the legal one. */
export const LEGAL_GUARANTEE_MONTHS = 24;
export const MAX_GUARANTEE_MONTHS = 600;
export const MAX_WARNING_LENGTH = 2000;

/** Longest texts of the lines of `ProductCompliance`. */
export const COMPLIANCE_LINES = {
  manufacturerName: 200,
  manufacturerAddress: 300,
  manufacturerEmail: 200,
  responsibleName: 200,
  responsibleAddress: 300,
  responsibleEmail: 200,
  identifier: 100,
  claimProof: 300,
} as const;
export type ComplianceLine = keyof typeof COMPLIANCE_LINES;

export interface ProductCompliance {
  readonly withdrawalException: WithdrawalException | null;
  /** Of the maker, without charge and for the whole product. */
  readonly guaranteeMonths: number | null;
  readonly manufacturerName: string;
  readonly manufacturerAddress: string;
  readonly manufacturerEmail: string;
  /** ISO 3166 code; empty while it is not known. */
  readonly manufacturerCountry: string;
  readonly responsibleName: string;
  readonly responsibleAddress: string;
  readonly responsibleEmail: string;
  readonly identifier: string;
  readonly hasNoWarnings: boolean;
  /** A declaration of compliance belongs to it. */
  readonly isFoodContact: boolean;
  /** Of claims about the environment or certificates in the texts. */
  readonly claimProof: string;
  readonly warnings: readonly { readonly language: string; readonly text: string }[];
}

/** What an offer may lack: product safety, proof of claims, documents for contact with food. */
export const COMPLIANCE_GAPS = [
  'manufacturer',
  'responsible',
  'identifier',
  'warnings',
  'claims',
  'foodContact',
  'expired',
] as const;
export type ComplianceGap = (typeof COMPLIANCE_GAPS)[number];

/** Of the lists of the back office. */
export const GAP_FILTERS = ['any', ...COMPLIANCE_GAPS] as const;
export type GapFilter = (typeof GAP_FILTERS)[number];

/** Of documents; the first one is what Regulation (EC) 1935/2004 asks for. */
export const DOCUMENT_KINDS = [
  'food_contact_declaration',
  'bisphenol_declaration',
  'safety_data_sheet',
  'test_report',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** "2027-12-31", a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
