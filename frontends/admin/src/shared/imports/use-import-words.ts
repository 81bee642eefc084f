import type { ImportProblemResponse, ImportResponse } from '@kp/api-client/office';
import { isApiError, useProblemText } from '@kp/client';
import { isLanguageCode, languageOption } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import type { TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { usePriceLabel } from '../use-price-label';

export const STATE_TONES: Readonly<Record<ImportResponse['state'], TagProps['color']>> = {
  uploaded: 'default',
  checking: 'warning',
  checked: 'processing',
  importing: 'warning',
  done: 'success',
  cancelled: 'error',
  failed: 'error',
  undoing: 'warning',
  undone: 'default',
};

/** Whose cells have VAT where the shop's prices have it. */
const PRICES = ['price', 'compareAtPrice', 'costPrice'];
const ATTRIBUTE = /^attribute:(.+)$/;
const TRANSLATION = /^(\w+)\[([a-z]{2})\]$/;
const CONFLICT = 409;

/** What 422 IMPORT.FILE_UNREADABLE tells, and an import that could not be read to its end. */
export interface UnreadableTable {
  readonly problem: string;
  readonly row: number | null;
  readonly sheet: string | null;
  /** All of a workbook that was uploaded. */
  readonly sheets?: readonly string[];
}

export function unreadableOf(error: unknown): UnreadableTable | undefined {
  if (!isApiError(error) || error.problem?.code !== 'IMPORT.FILE_UNREADABLE') return undefined;
  return error.problem.details as UnreadableTable | undefined;
}

export function useImportWords() {
  const { t, i18n } = useTranslation('adminImports');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const problemText = useProblemText();
  const priceLabel = usePriceLabel();
  const plain = (name: string) => {
    const key = `fields.${name}`;
    if (!i18n.exists(key, { ns: 'adminImports' })) return name;
    const word = t(key as 'fields.name');
    return PRICES.includes(name) ? priceLabel(word) : word;
  };
  return {
    /** "name[ro]" → "Name (Română)"; one without words is shown as it is. */
    field: (name: string): string => {
      const [, attribute] = ATTRIBUTE.exec(name) ?? [];
      if (attribute) return t('columns.attribute', { name: attribute });
      const [, text = '', language] = TRANSLATION.exec(name) ?? [];
      if (!isLanguageCode(language)) return plain(name);
      return t('columns.translated', { field: plain(text), language: languageOption(language).nativeName });
    },
    problem: ({ messageKey, values, message }: ImportProblemResponse): string =>
      common(messageKey as 'validation.required', { ...values, defaultValue: message }),
    /** Why a file could not be read, with the sheet and the row where they are known. */
    unreadable: ({ problem: code, row, sheet }: UnreadableTable): string => {
      const problem = problemText({ status: CONFLICT, message: code, problem: { code, message: '' } });
      if (row === null) return sheet === null ? problem : t('file.atSheet', { sheet, problem });
      const place = { row: number(row), problem };
      return sheet === null ? t('file.atRow', place) : t('file.atSheetRow', { ...place, sheet });
    },
  };
}
