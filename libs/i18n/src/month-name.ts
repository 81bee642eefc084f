import { languageOption, type LanguageCode } from './languages';

/** "2026-11" → "November 2026". For the browser: the words of months differ between browsers and Node. */
export function monthName(month: string, language: LanguageCode): string {
  const options = {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const;
  return new Intl.DateTimeFormat(languageOption(language).locale, options).format(new Date(`${month}-01`));
}
