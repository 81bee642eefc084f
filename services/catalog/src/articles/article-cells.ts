import { ARTICLE_FIELD_NAMES, ARTICLE_FIELDS, type ArticleField, type RuleProblem } from '@kp/commerce';
import { countryCell, numberCell } from '@kp/platform/imports';
import { cleanArticleText } from './article-columns';

type Cell = { value: string } | RuleProblem;

/** The text of a cell as an export writes it; the rules of the form judge it. */
export const ARTICLE_CELLS: Readonly<Record<string, (text: string) => Cell>> = Object.fromEntries(
  ARTICLE_FIELD_NAMES.map((field) => [field, (text: string) => readCell(field, text)]),
);

function readCell(field: ArticleField, text: string): Cell {
  if (ARTICLE_FIELDS[field] === 'number') {
    const cell = numberCell(text);
    return 'number' in cell
      ? { value: String(Number(cell.number)) }
      : { messageKey: 'validation.importNumberInvalid', values: { value: text.trim().slice(0, 100) } };
  }
  if (field === 'originCountry') {
    const value = countryCell(text);
    return value === null
      ? { messageKey: 'validation.importValueUnknown', values: { value: text.trim().slice(0, 100) } }
      : { value };
  }
  return { value: cleanArticleText(field, text) };
}
