import { formatDecimalRate, isolateLtr } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';

interface ExchangeRateNoteProps {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  /** The day since which the rate is in force. */
  readonly date: string;
}

export function ExchangeRateNote({ from, to, rate, date }: ExchangeRateNoteProps) {
  const { t } = useTranslation('invoice');
  const formats = useFormats();
  const { language } = formats;
  const texts = { rate: isolateLtr(formatDecimalRate(rate, language), language), date: formats.date(date) };
  return <p>{t('exchangeRate', { from, to, ...texts })}</p>;
}
