import type { TypedAbsence } from './absences';
import { isHeadLast } from './kinds/noun-phrase';
import { isPreposition, negatedWord, negation } from './negation';
import type { SearchUnit } from './understand-search';
import { wordsOf } from './words';

/** "Not stainless steel" denies two words, "no rinse" one. */
const isBeforeWords = (word: string) => isPreposition(word) || word === 'not' || word === 'nicht';

interface WishedWords {
  readonly wished: readonly SearchUnit[];
  readonly absences: readonly TypedAbsence[];
}

/** Tells what the units of a search ask for from what products are to be without. */
export function absencesIn(units: readonly SearchUnit[], text: string, language: string): WishedWords {
  const wished: SearchUnit[] = [];
  const absences: TypedAbsence[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const { absence, typed } = units[at]!;
    if (!absence) {
      wished.push(units[at]!);
      continue;
    }
    const thing = negatedWord(absence);
    const last =
      wished.length > 0 && at === units.length - 2 && isBeforeWords(absence[0]) ? units[at + 1]!.typed : '';
    const isOfTwoWords = last !== '' && follows(text, thing, last);
    // What is said of the thing tells more than its name: "caustic soda", "strat antiaderent".
    const telling = isOfTwoWords && !isHeadLast(language) ? last : thing;
    absences.push({
      typed: isOfTwoWords ? `${typed} ${last}` : typed,
      thing: telling,
      condition: negation(absence),
    });
    if (isOfTwoWords) at += 1;
  }
  return { wished, absences };
}

/** "senza soda caustica" is one thing, "without soda for floors" or "ohne Duft, Boden" are two. */
const follows = (text: string, thing: string, last: string) =>
  text.split(/[,;]/).some((part) => {
    const words = wordsOf(part);
    return words.at(-1) === last && words.at(-2) === thing;
  });
