import { isRateSource } from '@kp/commerce/rate-sources';
import { formatDecimalRate, isolateLtr } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';

interface ExchangeRateNoteProps {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  /** The day since which the rate is in force. */
  readonly date: string;
  /** Who stated it; null where it is not recorded. */
  readonly source: string | null;
}

export function ExchangeRateNote({ from, to, rate, date, source }: ExchangeRateNoteProps) {
  const { t } = useTranslation('invoice');
  const formats = useFormats();
  const { language } = formats;
  const texts = { rate: isolateLtr(formatDecimalRate(rate, language), language), date: formats.date(date) };
  const stated = source && (isRateSource(source) ? t(`rateSources.${source}`) : isolateLtr(source, language));
  return (
    <p>
      {t('exchangeRate', { from, to, ...texts })} {stated && t('rateSource', { source: stated })}
    </p>
  );
}
