import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import type { LanguageCode } from '@kp/i18n/languages';
import { fold, isUnspaced } from './text';
import type { Question } from './understand';

interface Named {
  /** Folded. */
  name: string;
  english: string;
}

const known = new Map<LanguageCode, readonly Named[]>();

/** The longest first: "Republic of Moldova" is no other republic. */
function namesIn(language: LanguageCode): readonly Named[] {
  const naming = countryNaming(language);
  const names =
    known.get(language) ??
    COUNTRIES.flatMap(({ code, name: english }) =>
      [...new Set([naming(code, english), english])].map((name) => ({ name: fold(name), english })),
    ).sort((one, other) => other.name.length - one.name.length);
  known.set(language, names);
  return names;
}

/** The English name of the country that a question names. */
export function countryNamedIn({ message, language }: Question): string | undefined {
  const folded = fold(message);
  const isPart = isUnspaced(language) || language === 'ko' || language === 'ar';
  return namesIn(language).find(({ name }) =>
    isPart ? folded.includes(name) : ` ${folded} `.includes(` ${name} `),
  )?.english;
}
