import { type LanguageCode, languageOption } from './languages';

const SECONDS_OF_MINUTE = 60;

/** "15 minutes", "8 seconds". */
export function formatWait(seconds: number, language: LanguageCode): string {
  const inMinutes = seconds > SECONDS_OF_MINUTE;
  const { format } = new Intl.NumberFormat(languageOption(language).locale, {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  });
  return format(inMinutes ? Math.ceil(seconds / SECONDS_OF_MINUTE) : seconds);
}
