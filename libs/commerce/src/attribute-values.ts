import { cleanNumber } from './clean-code';
import { parseAttributeNumber } from './attribute-number';

/** How the values of an attribute are given. */
export const ATTRIBUTE_VALUE_TYPES = ['text', 'number', 'range', 'choice', 'choices', 'boolean'] as const;
export type AttributeValueType = (typeof ATTRIBUTE_VALUE_TYPES)[number];

export interface AttributeDefinition {
  readonly valueType: AttributeValueType;
  /** Of a choice, in their order; none where any word is one. */
  readonly choices: readonly string[];
}

export const MAX_ATTRIBUTE_CHOICES = 100;
/** Between the values of an attribute with several. */
export const VALUE_SEPARATOR = '; ';
const RANGE_SEPARATOR = '–';
const RANGE = /^(-?\d[\d.,]*?)\s*(?:-|\.{2,3})\s*(-?\d[\d.,]*)$/;

export const YES = 'Yes';
export const NO = 'No';
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  [YES]: ['yes', 'da', 'ja', 'oui', 'sì', 'si', 'sí', 'sim', 'نعم', '是', 'はい', '예', 'true', '1', 'x'],
  [NO]: ['no', 'nu', 'nein', 'non', 'não', 'nao', 'لا', '否', 'いいえ', '아니요', 'false', '0'],
};

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** @returns the value as it is stored; null for one that the attribute cannot have */
export function parseAttributeValue(
  { valueType, choices }: AttributeDefinition,
  text: string,
): string | null {
  const value = text.trim();
  switch (valueType) {
    case 'number':
      return parseAttributeNumber(value);
    case 'range':
      return parseRange(value);
    case 'choice':
      return choiceOf(choices, value);
    case 'choices':
      return parseChoices(choices, value);
    case 'boolean':
      return [YES, NO].find((each) => SPOKEN[each]!.some((word) => isSame(word, value))) ?? null;
    default:
      return value;
  }
}

/** The values of a stored text. */
export const valuesIn = (value: string): readonly string[] => value.split(VALUE_SEPARATOR);

function parseRange(text: string): string | null {
  const [, from, to] = RANGE.exec(cleanNumber(text)) ?? [];
  const [low, high] = [from, to].map((end) => (end === undefined ? null : parseAttributeNumber(end)));
  if (!low || !high || Number(low) > Number(high)) return null;
  return `${low}${RANGE_SEPARATOR}${high}`;
}

const choiceOf = (choices: readonly string[], text: string): string | null =>
  choices.length === 0 ? text : (choices.find((choice) => isSame(choice, text)) ?? null);

function parseChoices(choices: readonly string[], text: string): string | null {
  const given = text
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);
  const chosen = given.map((each) => choiceOf(choices, each));
  if (chosen.length === 0 || chosen.includes(null)) return null;
  const ordered = choices.length === 0 ? chosen : choices.filter((choice) => chosen.includes(choice));
  return [...new Set(ordered)].join(VALUE_SEPARATOR);
}
