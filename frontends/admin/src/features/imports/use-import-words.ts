import type { ImportProblemResponse, ImportResponse } from '@kp/api-client/admin';
import { useProblemText } from '@kp/client';
import { isLanguageCode, languageOption } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import type { TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

export const STATE_TONES: Readonly<Record<ImportResponse['state'], TagProps['color']>> = {
  uploaded: 'default',
  checking: 'warning',
  checked: 'processing',
  importing: 'warning',
  done: 'success',
  cancelled: 'error',
  failed: 'error',
};

const ATTRIBUTE = /^attribute:(.+)$/;
const TRANSLATION = /^(\w+)\[([a-z]{2})\]$/;
const CONFLICT = 409;

export function useImportWords() {
  const { t, i18n } = useTranslation('adminImports');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const problemText = useProblemText();
  const plain = (name: string) => {
    const key = `fields.${name}`;
    return i18n.exists(key, { ns: 'adminImports' }) ? t(key as 'fields.name') : name;
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
    /** Why a file could not be read, with the row where that is known. */
    unreadable: (code: string, row: number | null): string => {
      const problem = problemText({ status: CONFLICT, message: code, problem: { code, message: '' } });
      return row === null ? problem : t('file.atRow', { row: number(row), problem });
    },
  };
}
