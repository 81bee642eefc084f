import { useFormats } from '@kp/ui';
import { useMemo } from 'react';

const GRAMS = 1000;

/** "3.5" or "3,5" kg → 3500 g; NaN for what is no weight. */
export function gramsOf(kilograms: string): number {
  const text = kilograms.trim().replace(',', '.');
  return text === '' ? NaN : Math.round(Number(text) * GRAMS);
}

export function useWeight(): (grams: number) => string {
  const { language } = useFormats();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'kilogram',
      maximumFractionDigits: 3,
    });
    return (grams) => format.format(grams / GRAMS);
  }, [language]);
}
