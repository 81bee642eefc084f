import { isEuCountry } from './legal-duties';
import type { WithdrawalException } from './withdrawal-rules';

/** The maker's guarantee that asks for the label of the EU is longer than the legal one. */
export const LEGAL_GUARANTEE_MONTHS = 24;
export const MAX_GUARANTEE_MONTHS = 600;
export const MAX_WARNING_LENGTH = 2000;

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
  readonly warnings: readonly { readonly language: string; readonly text: string }[];
}

export const COMPLIANCE_GAPS = ['manufacturer', 'responsible', 'identifier', 'warnings'] as const;
export type ComplianceGap = (typeof COMPLIANCE_GAPS)[number];

/** What an offer lacks (Regulation (EU) 2023/988, article 19). */
export function complianceGaps(facts: ProductCompliance): ComplianceGap[] {
  const isFromOutside = facts.manufacturerCountry !== '' && !isEuCountry(facts.manufacturerCountry);
  const missing: Record<ComplianceGap, boolean> = {
    manufacturer: !facts.manufacturerName || !facts.manufacturerAddress || !facts.manufacturerEmail,
    responsible:
      isFromOutside && (!facts.responsibleName || !facts.responsibleAddress || !facts.responsibleEmail),
    identifier: !facts.identifier,
    warnings: !facts.hasNoWarnings && facts.warnings.length === 0,
  };
  return COMPLIANCE_GAPS.filter((gap) => missing[gap]);
}
