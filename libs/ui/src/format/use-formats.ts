import {
  categoryName,
  formatDate,
  formatDayRange,
  formatMoney,
  formatNumber,
  formatPercent,
  type LanguageCode,
  type MoneyStyle,
} from '@kp/i18n';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The server keeps it from members of the staff without the right to amounts. */
interface PerhapsKept {
  readonly amount: string | undefined;
  readonly currency: string;
}

interface Formats {
  readonly language: LanguageCode;
  money(value: Parameters<typeof formatMoney>[0] | PerhapsKept, style?: MoneyStyle): string;
  number(value: number, fractionDigits?: number): string;
  percent(rate: Parameters<typeof formatPercent>[0]): string;
  date(value: Parameters<typeof formatDate>[0]): string;
  dayRange(from: string, to: string): string;
}

const isKnown = (value: object): value is Parameters<typeof formatMoney>[0] =>
  !('amount' in value) || value.amount !== undefined;

export function useFormats(): Formats {
  const { i18n } = useTranslation();
  const language = i18n.language as LanguageCode;
  return useMemo(
    () => ({
      language,
      money: (value, style) => (isKnown(value) ? formatMoney(value, language, style) : '—'),
      number: (value, fractionDigits) => formatNumber(value, language, fractionDigits),
      percent: (rate) => formatPercent(rate, language),
      date: (value) => formatDate(value, language),
      dayRange: (from, to) => formatDayRange(from, to, language),
    }),
    [language],
  );
}

export function useCategoryName(): (category: { readonly name: string }) => string {
  const { t } = useTranslation();
  return useCallback((category) => categoryName(t, category), [t]);
}
