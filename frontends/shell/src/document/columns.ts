/*
 * Answers are lists of objects with the same fields, and the names of the fields are half of their JSON. In a document
 * such a list travels as columns: each name once, a value that all have in common once.
 */

/** Marks a packed list; no field of the shop begins with it. */
const LIST = '$list';
const SHARED = '$shared';
const FEWEST = 3;

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Fields = { [name: string]: Json };

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Packs every list inside that is worth it. What cannot be JSON is left out, as `JSON.stringify` does. */
export function packColumns(value: unknown): unknown {
  return pack(JSON.parse(JSON.stringify(value)) as Json);
}

/** The value that `packColumns` was given. */
export function unpackColumns(value: unknown): unknown {
  return unpack(value as Json);
}

function pack(value: Json): Json {
  if (Array.isArray(value)) return haveSameFields(value) ? packList(value) : value.map(pack);
  if (!isFields(value)) return value;
  return mapFields(value, pack);
}

function haveSameFields(list: Json[]): list is Fields[] {
  if (list.length < FEWEST || !list.every(isFields)) return false;
  const names = Object.keys(list[0]!).join();
  return names !== '' && list.every((item) => Object.keys(item).join() === names);
}

function packList(list: Fields[]): Json {
  const columns = mapFields(list[0]!, (first, name) => {
    const column = list.map((item) => item[name]!);
    const isShared = column.every((item) => JSON.stringify(item) === JSON.stringify(first));
    return isShared ? { [SHARED]: pack(first) } : pack(column);
  });
  return { [LIST]: list.length, ...columns };
}

function unpack(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isFields(value)) return value;
  return LIST in value ? unpackList(value) : mapFields(value, unpack);
}

function unpackList({ [LIST]: length, ...columns }: Fields): Json {
  const values = Object.entries(columns).map(([name, column]): [string, Json[]] => {
    const isShared = isFields(column) && SHARED in column;
    if (!isShared) return [name, unpack(column) as Json[]];
    return [name, Array.from({ length: length as number }, () => unpack(column[SHARED]!))];
  });
  return Array.from({ length: length as number }, (_, place) =>
    Object.fromEntries(values.map(([name, column]) => [name, column[place]!])),
  );
}

function mapFields(fields: Fields, change: (value: Json, name: string) => Json): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value, name)]));
}
