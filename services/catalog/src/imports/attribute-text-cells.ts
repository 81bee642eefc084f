import { ATTRIBUTE_VALUE_MAX_LENGTH, cleanSingleLine, type RuleProblem } from '@kp/commerce';
import { translationLanguages } from '@kp/i18n/catalog-language';

/** Texts by words as they were entered. */
export type WordTexts = ReadonlyMap<string, string>;

const FIELD = /^attributes\[([a-z]{2})\]$/;

export const attributeTextColumns = (): string[] =>
  translationLanguages().map((language) => `attributes[${language}]`);

export const attributeTextLanguage = (field: string): string | null => FIELD.exec(field)?.[1] ?? null;

/** A line for each word that is translated, as in "Copper = Cupru". */
export const attributeTextsCell = (sources: readonly string[], texts: WordTexts): string =>
  [...new Set(sources)]
    .sort()
    .flatMap((source) => (texts.has(source) ? [`${source} = ${texts.get(source)}`] : []))
    .join('\n');

/** Lines of other words are left out. */
export function attributeTextsOf(cell: string, sources: readonly string[]): Map<string, string> {
  return new Map(
    cell.split('\n').flatMap((line) => {
      const source = wordOf(line, sources);
      return source === undefined
        ? []
        : [[source, cleanSingleLine(line.slice(source.length).replace('=', ''))]];
    }),
  );
}

/** Words that the cell does not name keep their texts. */
export function readAttributeTextsCell(
  text: string,
  before: string,
  sources: readonly string[],
): { value: string } | RuleProblem {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const unknown = lines.find((line) => wordOf(line.trim(), sources) === undefined);
  if (unknown !== undefined) {
    return {
      messageKey: 'validation.importValueUnknown',
      values: { value: cleanSingleLine(unknown).slice(0, 100) },
    };
  }
  const given = attributeTextsOf(lines.map((line) => line.trim()).join('\n'), sources);
  if ([...given.values()].some((each) => each.length > ATTRIBUTE_VALUE_MAX_LENGTH)) {
    return { messageKey: 'validation.tooLong', values: { max: ATTRIBUTE_VALUE_MAX_LENGTH } };
  }
  return {
    value: attributeTextsCell(sources, new Map([...attributeTextsOf(before, sources), ...given])),
  };
}

/** Values may contain "=" themselves, so the longest word that the line begins with is meant. */
function wordOf(line: string, sources: readonly string[]): string | undefined {
  return sources
    .filter((source) => /^\s*=\s*\S/.test(line.slice(source.length)) && line.startsWith(source))
    .sort((left, right) => right.length - left.length)[0];
}
