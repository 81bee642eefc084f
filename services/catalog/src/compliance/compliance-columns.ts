import { cleanCode, cleanSingleLine, cleanText, type RuleProblem } from '@kp/commerce';
import {
  COMPLIANCE_LINES,
  type ComplianceLine,
  MAX_GUARANTEE_MONTHS,
  MAX_WARNING_LENGTH,
  type ProductCompliance,
} from '@kp/commerce/compliance-rules';
import { WITHDRAWAL_EXCEPTIONS } from '@kp/commerce/withdrawal-rules';
import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { countryCell, numberCell, yesNoCell } from '@kp/platform/imports';

type Cell = { value: string } | RuleProblem;

const WARNING = /^warning\[([a-z]{2})\]$/;
const LINES = Object.keys(COMPLIANCE_LINES) as ComplianceLine[];
const BOOLEANS = ['hasNoWarnings', 'isFoodContact'] as const;

/** What the law asks to say with a product, in tables: a column each, and one for the warnings of each language. */
export const COMPLIANCE_COLUMNS: Record<string, (facts: ProductCompliance) => string | null> = {
  withdrawalException: (facts) => facts.withdrawalException,
  guaranteeMonths: ({ guaranteeMonths: months }) => (months === null ? null : String(months)),
  manufacturerCountry: (facts) => facts.manufacturerCountry,
  ...Object.fromEntries(LINES.map((line) => [line, (facts: ProductCompliance) => facts[line]])),
  ...Object.fromEntries(BOOLEANS.map((flag) => [flag, (facts: ProductCompliance) => String(facts[flag])])),
  ...Object.fromEntries(
    LANGUAGE_CODES.map((code) => [
      `warning[${code}]`,
      ({ warnings }: ProductCompliance) => warnings.find(({ language }) => language === code)?.text ?? null,
    ]),
  ),
};

export const isComplianceField = (field: string): boolean => field in COMPLIANCE_COLUMNS;
export const isWarningField = (field: string): boolean => WARNING.test(field);

/** As `COMPLIANCE_COLUMNS` write it; the cell is not empty. */
export function readComplianceCell(field: string, text: string): Cell {
  if (isWarningField(field)) return limited(cleanText(text), MAX_WARNING_LENGTH);
  const line = LINES.find((each) => each === field);
  if (line) return limited(cleanSingleLine(text), COMPLIANCE_LINES[line]);
  if (field === 'manufacturerCountry') return known(text, countryCell(text));
  if (field === 'withdrawalException') {
    const code = cleanCode(text).toLowerCase();
    return known(
      text,
      WITHDRAWAL_EXCEPTIONS.find((each) => each === code),
    );
  }
  if (field === 'guaranteeMonths') return monthsOf(text);
  const flag = yesNoCell(text);
  return flag === null ? { messageKey: 'validation.importYesNo' } : { value: String(flag) };
}

function limited(value: string, max: number): Cell {
  return value.length > max ? { messageKey: 'validation.tooLong', values: { max } } : { value };
}

function known(text: string, value: string | null | undefined): Cell {
  if (value) return { value };
  return {
    messageKey: 'validation.importValueUnknown',
    values: { value: cleanSingleLine(text).slice(0, 100) },
  };
}

function monthsOf(text: string): Cell {
  const cell = numberCell(text);
  const months = 'number' in cell ? Number(cell.number) : NaN;
  const isFine = Number.isInteger(months) && months >= 1 && months <= MAX_GUARANTEE_MONTHS;
  return isFine
    ? { value: String(months) }
    : {
        messageKey: 'validation.importNumberInvalid',
        values: { value: cleanSingleLine(text).slice(0, 100) },
      };
}

/** Of the texts of a product as its export writes them. */
export function complianceOf(texts: Readonly<Record<string, string>>): ProductCompliance {
  const line = (field: string) => texts[field] ?? '';
  return {
    withdrawalException: WITHDRAWAL_EXCEPTIONS.find((each) => each === texts['withdrawalException']) ?? null,
    guaranteeMonths: texts['guaranteeMonths'] ? Number(texts['guaranteeMonths']) : null,
    manufacturerName: line('manufacturerName'),
    manufacturerAddress: line('manufacturerAddress'),
    manufacturerEmail: line('manufacturerEmail'),
    manufacturerCountry: line('manufacturerCountry'),
    responsibleName: line('responsibleName'),
    responsibleAddress: line('responsibleAddress'),
    responsibleEmail: line('responsibleEmail'),
    identifier: line('identifier'),
    claimProof: line('claimProof'),
    hasNoWarnings: texts['hasNoWarnings'] === 'true',
    isFoodContact: texts['isFoodContact'] === 'true',
    warnings: LANGUAGE_CODES.flatMap((language) => {
      const text = line(`warning[${language}]`);
      return text === '' ? [] : [{ language, text }];
    }),
  };
}
