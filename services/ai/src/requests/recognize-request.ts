import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { expressionOf, isInjection } from '../engine/keywords';
import { fold, joinersApart } from '../engine/text';
import words from './words.json';

/** Somebody may be hurt: nothing is said before what helps. */
const EMERGENCIES = ['poison', 'burn', 'fire', 'injury'] as const;
/** What a person answers, or a page of the shop. */
const PERSONAL = ['password', 'signIn', 'complaint', 'cancel'] as const;

export type Emergency = (typeof EMERGENCIES)[number];
export type PersonalRequest = (typeof PERSONAL)[number];

/** Not longer texts: an instruction that speaks of many things is no cry for help. */
const MAX_LETTERS = 400;

/** What must be recognised before what a message asks for otherwise, in any language: who is in need writes as they can. */
export function emergencyIn(message: string): Emergency | null {
  for (const language of LANGUAGE_CODES) {
    const found = EMERGENCIES.find((kind) => asksFor(message, kind, language));
    if (found) return found;
  }
  return null;
}

export function personalRequestIn(message: string, language: LanguageCode): PersonalRequest | null {
  const found = PERSONAL.find((kind) => asksFor(message, kind, language));
  // "Password" is also what an instruction to the assistant asks for; the page for a new one tells none.
  return found && (found === 'password' || !isInjection(fold(message))) ? found : null;
}

/**
 * One of the alternatives, which a bar parts: some word of each list, and none of what follows the exclamation mark; after "="
 * the whole message.
 */
function asksFor(message: string, kind: Emergency | PersonalRequest, language: LanguageCode): boolean {
  if (message.length > MAX_LETTERS) return false;
  const folded = joinersApart(fold(message), language);
  const has = (list: string) => folded.search(expressionOf(list, language)) >= 0;
  return words[language][kind].split(' | ').some((alternative) => {
    if (alternative.startsWith('= ')) return isIn(alternative.slice(2), folded);
    const [asked = '', unless] = alternative.split(' ! ');
    return asked.split(' & ').every(has) && !(unless && has(unless));
  });
}

const isIn = (list: string, folded: string) => list.split(',').some((word) => fold(word) === folded);
