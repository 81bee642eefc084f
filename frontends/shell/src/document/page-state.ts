import type { PageSite, RenderedData } from '@kp/client';
import type { LanguageCode } from '@kp/i18n';

export interface PageState {
  readonly language: LanguageCode;
  readonly site: PageSite;
  readonly timeZone: string;
  readonly catalogLanguage: LanguageCode;
  /** What the page shows; of a page that the browser makes, what its prices need. */
  readonly data: RenderedData;
  /** The document holds no page that could be hydrated. */
  readonly isMadeByBrowser?: boolean;
}

export const STATE_ELEMENT_ID = 'page-state';
export const ROOT_ELEMENT_ID = 'root';

/** Escapes `<`, so that the JSON cannot end its script element. */
export function serializeState(state: PageState): string {
  return JSON.stringify(packColumns(state)).replaceAll('<', '\\u003c');
}

export function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The document carries no page state');
  return unpackColumns(JSON.parse(text)) as PageState;
}

/* Packs lists of objects as columns: each field name once, a shared value once, repeated values as indexes, those of some objects by their place, what all texts begin and end with once. */

const LIST = '$list';
const CONSTANT = '$shared';
const VALUES = '$values';
const INDEXES = '$places';
const SOME = '$some';
const TEXTS = '$texts';
const ENDS = '$ends';
const MIN_LIST_LENGTH = 3;

/** Characters of `{"$values":,"$places":}`, and of `{"$texts":,"$ends":["",""]}`. */
const OVERHEAD_CHARS = 22;

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Fields = { [name: string]: Json };

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function packColumns(value: unknown): unknown {
  return pack(JSON.parse(JSON.stringify(value)) as Json);
}

export function unpackColumns(value: unknown): unknown {
  return unpack(value as Json);
}

function pack(value: Json): Json {
  if (Array.isArray(value)) return areAlike(value) ? packList(value) : value.map(pack);
  if (!isFields(value)) return value;
  return mapFields(value, pack);
}

const namesOf = (list: readonly Fields[]) => [...new Set(list.flatMap(Object.keys))];

/** Objects with most of their fields in common. */
function areAlike(list: Json[]): list is Fields[] {
  if (list.length < MIN_LIST_LENGTH || !list.every(isFields)) return false;
  const names = namesOf(list);
  return 2 * names.filter((name) => list.every((item) => name in item)).length > names.length;
}

function packList(list: Fields[]): Json {
  const columns = namesOf(list).map((name): [string, Json] => {
    const having = [...list.entries()].filter(([, item]) => name in item);
    const isOfAll = having.length === list.length;
    const some = () => Object.fromEntries(having.map(([index, item]) => [index, pack(item[name]!)]));
    return [name, isOfAll ? packColumn(list.map((item) => item[name]!)) : { [SOME]: some() }];
  });
  return { [LIST]: list.length, ...Object.fromEntries(columns) };
}

const lengthOf = (written: (string | number)[]) => written.join().length;

function packColumn(column: Json[]): Json {
  const written = column.map((value) => JSON.stringify(value));
  const values = [...new Set(written)];
  if (values.length === 1) return { [CONSTANT]: pack(column[0]!) };
  const indexes = written.map((value) => values.indexOf(value));
  const isShorter = lengthOf(values) + lengthOf(indexes) + OVERHEAD_CHARS < lengthOf(written);
  if (!isShorter) return packTexts(column) ?? pack(column);
  return { [VALUES]: pack(values.map((value) => JSON.parse(value) as Json)), [INDEXES]: indexes };
}

/** "/pictures/knife.svg" and "/pictures/pan.svg" as "knife" and "pan". */
function packTexts(column: Json[]): Json | null {
  if (!column.every((value) => typeof value === 'string')) return null;
  const start = sharedBeginning(column);
  const rest = column.map((text) => text.slice(start.length));
  const end = reversed(sharedBeginning(rest.map(reversed)));
  if ((start.length + end.length) * (column.length - 1) <= OVERHEAD_CHARS) return null;
  return { [TEXTS]: rest.map((text) => text.slice(0, text.length - end.length)), [ENDS]: [start, end] };
}

const reversed = (text: string) => [...text].toReversed().join('');

function sharedBeginning(texts: readonly string[]): string {
  const [first = ''] = texts;
  let size = first.length;
  while (!texts.every((text) => text.startsWith(first.slice(0, size)))) size -= 1;
  return first.slice(0, size);
}

function unpack(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isFields(value)) return value;
  return LIST in value ? unpackList(value) : mapFields(value, unpack);
}

function unpackList({ [LIST]: length, ...columns }: Fields): Json {
  const indexes = Array.from({ length: length as number }, (_, index) => index);
  const values = Object.entries(columns).map(
    ([name, column]) => [name, unpackColumn(column, indexes)] as const,
  );
  return indexes.map((index) =>
    Object.fromEntries(
      values.filter(([, column]) => index in column).map(([name, column]) => [name, column[index]!]),
    ),
  );
}

/** @returns values by the places of their objects */
function unpackColumn(column: Json, indexes: number[]): Json[] | Record<number, Json> {
  if (isFields(column) && SOME in column) return unpack(column[SOME]!) as Record<number, Json>;
  if (isFields(column) && CONSTANT in column) return indexes.map(() => unpack(column[CONSTANT]!));
  if (isFields(column) && TEXTS in column) {
    const [start, end] = column[ENDS] as string[];
    return (column[TEXTS] as string[]).map((text) => start + text + end);
  }
  if (!isFields(column) || !(VALUES in column)) return unpack(column) as Json[];
  const values = unpack(column[VALUES]!) as Json[];
  return (column[INDEXES] as number[]).map((index) => values[index]!);
}

function mapFields(fields: Fields, change: (value: Json, name: string) => Json): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value, name)]));
}
