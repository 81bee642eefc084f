import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { isFiller } from '../fillers';
import { readMeasures, withoutParts } from '../measures';
import { isStopWord, isUnspaced, singularOf, termKey, wordsOf } from '../words';
import { GOODS, type KindOfGoods } from './goods';

/** Goods that a search asks for, and what else it says of them. */
export interface AskedGoods {
  readonly goods: KindOfGoods;
  /** The words that name them. */
  readonly typed: string;
  /** The words that may make something else of it: "thermometer" of "thermometer fridge". */
  readonly others: readonly string[];
}

interface Found {
  readonly goods: KindOfGoods;
  readonly language: LanguageCode;
  readonly start: number;
  readonly end: number;
  /** What is written together with it: the first part of a German, Chinese, Japanese or Korean compound. */
  readonly compound: string;
}

/** The last word of a name says what a thing is; in the others the first one does. */
const HEAD_LAST: readonly LanguageCode[] = ['en', 'de', 'zh', 'ja', 'ko'];
const PREPOSITIONS = new Set(
  `for with in into to of from on at under inside pentru cu din la de fur mit zum zur von aus pour avec dans du des para con
   en per da di del della com do em من في مع ل`.split(/\s+/),
);
/** What any goods may be called, whether the shop sells them or not. */
const USUAL = new Set(
  `commercial professional industrial small large big mini cheap new good best kitchen restaurant bar hotel electric gas
   stainless steel glass door doors white black silver double single tall
   profesional profesionala comercial mic mica mare nou ieftin bucatarie electric gaz inox otel sticla usa alb negru
   gewerbe gewerblich profi klein kleiner gross grosser neu gunstig kuche elektrisch edelstahl glastur weiss schwarz
   professionnel professionnelle petit grand neuf cuisine electrique gaz acier verre porte blanc noir
   professionale piccolo grande nuovo cucina elettrico elettrica acciaio inossidabile vetro porta bianco nero
   pequeno nuevo cocina electrico electrica acero inoxidable vidrio cristal puerta blanco negro
   novo cozinha eletrico eletrica aco inox vidro preto branco
   تجاري صغير كبير جديد مطبخ كهربائي كهربائية غاز ستانلس زجاج باب ابيض اسود
   商用 业务用 商用的 業務用 厨房 不锈钢 电 小型 大型 ステンレス 電気 ガス 업소용 주방 소형 대형 스테인리스 전기 가스`.split(
    /\s+/,
  ),
);
/** More words than that are a question about something else. */
const MAX_OTHERS = 3;
const MAX_TERM_WORDS = 5;
const MIN_COMPOUND_END = 4;

/** English words are typed in every language, and their stems are those of other words there: "plates", ro. "plăți". */
const keyOf = (words: readonly string[], language: LanguageCode) =>
  language === DEFAULT_LANGUAGE ? words.map(singularOf).join(' ') : termKey(words);

const KEYS = new Map(
  LANGUAGE_CODES.map((language) => [
    language,
    new Map(
      GOODS.flatMap((goods) => goods.terms[language].map((term) => [keyOf(wordsOf(term), language), goods])),
    ),
  ]),
);

/** As they are written, for the ends of compounds. */
const WRITTEN = new Map(
  LANGUAGE_CODES.map((language) => [
    language,
    new Map(GOODS.flatMap((goods) => goods.terms[language].map((term) => [wordsOf(term).join(''), goods]))),
  ]),
);

/** @returns the goods that a text asks for, if they are among those that kitchens are known to ask for */
export function askedGoods(text: string, language: LanguageCode): AskedGoods | null {
  const words = wordsOf(withoutParts(text, readMeasures(text)));
  const languages = [...new Set([language, DEFAULT_LANGUAGE])];
  const found = languages.map((each) => findIn(words, each)).find((each) => each !== null);
  if (!found) return null;
  const before = words.slice(0, found.start).filter((word) => !isFiller(word));
  const isSaid = (word: string) => !isStopWord(word) && !PREPOSITIONS.has(word) && !USUAL.has(word);
  const firstSaid = before.findIndex((word) => !isStopWord(word) && !PREPOSITIONS.has(word));
  // "thermometer for the fridge"
  if (firstSaid >= 0 && before.slice(firstSaid).some((word) => PREPOSITIONS.has(word))) return null;
  const behind = words.slice(found.end);
  const cut = behind.findIndex((word) => PREPOSITIONS.has(word));
  const after = behind.slice(0, cut < 0 ? undefined : cut).filter((word) => !isFiller(word) && isSaid(word));
  const ahead = [...before, found.compound].filter((word) => word !== '' && isSaid(word));
  const others = [...ahead, ...after];
  const typed = words.slice(found.start, found.end).join(' ').slice(found.compound.length);
  return others.length > MAX_OTHERS ? null : { goods: found.goods, typed, others };
}

function findIn(words: readonly string[], language: LanguageCode): Found | null {
  const keys = KEYS.get(language)!;
  for (let start = 0; start < words.length; start += 1) {
    const word = words[start]!;
    for (let size = Math.min(MAX_TERM_WORDS, words.length - start); size > 0; size -= 1) {
      if (isStopWord(word) || isStopWord(words[start + size - 1]!)) continue;
      const goods = keys.get(keyOf(words.slice(start, start + size), language));
      if (goods) return { goods, language, start, end: start + size, compound: '' };
    }
    const end = endOf(word, language);
    if (end) return { ...end, language, start, end: start + 1 };
  }
  return null;
}

/** "Gewerbekühlschrank", "商用冰箱": the goods at the end of a compound, the longest. */
function endOf(word: string, language: LanguageCode) {
  if (language !== 'de' && !isUnspaced(word)) return null;
  const shortest = isUnspaced(word) ? 2 : MIN_COMPOUND_END;
  for (let at = 1; at <= word.length - shortest; at += 1) {
    const goods = WRITTEN.get(language)!.get(word.slice(at));
    if (goods) return { goods, compound: word.slice(0, at) };
  }
  return null;
}

/**
 * Whether a product of this name is of the goods: "Bar Fridge, 200 l" is, "Fridge Thermometer" is not.
 *
 * @param language null for the name as the shop entered it, in whatever language
 */
export function isOfGoods(name: string, goods: KindOfGoods, language: LanguageCode | null): boolean {
  const words = wordsOf(headPart(name, language));
  const cut = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  const named = cut < 0 ? words : words.slice(0, cut);
  const sizes = Array.from({ length: Math.min(MAX_TERM_WORDS, words.length) }, (_, at) => at + 1);
  const keys = (of: readonly string[], each: LanguageCode) => KEYS.get(each)!.get(keyOf(of, each));
  return (language === null ? LANGUAGE_CODES : [language]).some((each) => {
    if (HEAD_LAST.includes(each))
      return (
        sizes.some((size) => keys(named.slice(-size), each) === goods) ||
        endOf(named.at(-1) ?? '', each)?.goods === goods
      );
    // "Freezer Labels" begins with a word that Italian has too.
    const isOwn = (of: readonly string[]) => language !== null || !keys(of, DEFAULT_LANGUAGE);
    return sizes.some((size) => {
      const first = words.slice(0, size);
      return keys(first, each) === goods && isOwn(first);
    });
  });
}

/** What a name says before its first sign or number; Chinese and Japanese ones have blanks there. */
function headPart(name: string, language: LanguageCode | null): string {
  const signs = language === 'zh' || language === 'ja' ? /[\s,;:(/|–—、\d]/u : /[,;:(/|–—\d]/u;
  return name.split(signs).find((part) => part.trim() !== '') ?? name;
}
