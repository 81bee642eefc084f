import { cleanSingleLine } from '@kp/commerce';

export interface Worksheet {
  name: string;
  /** In the order of the workbook, from 1; charts and others have numbers, too. */
  number: number;
  /** Where it is in the archive. */
  part: string;
}

/** Their time grows with the length of the text alone, also of a hostile one. */
const TAG = /<(?:\w+:)?(?:sheet|Relationship)\b([^<>]{0,2000})>/g;
const ATTRIBUTE = /\s(?:[\w-]+:)?([\w-]+)\s*=\s*("[^"]*"|'[^']*')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The sheets with cells, as their workbook lists them; hidden ones only where no other is. */
export function worksheetsOf(workbook: string, relations: string): Worksheet[] {
  const parts = new Map<string, string>();
  for (const tag of tagsOf(relations)) {
    if (!tag.get('Type')?.endsWith('/worksheet')) continue;
    const target = tag.get('Target') ?? '';
    parts.set(tag.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  const sheets = tagsOf(workbook).flatMap((tag, index) => {
    const part = parts.get(tag.get('id') ?? '');
    const isHidden = tag.get('state')?.toLowerCase().endsWith('hidden') ?? false;
    return part ? [{ name: cleanSingleLine(tag.get('name') ?? ''), number: index + 1, part, isHidden }] : [];
  });
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : sheets).map(({ name, number, part }) => ({ name, number, part }));
}

/** Attributes by their names without prefixes. */
function tagsOf(xml: string): Map<string, string>[] {
  return [...xml.matchAll(TAG)].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', quoted = '']) => [
          name,
          decoded(quoted.slice(1, -1)),
        ]),
      ),
  );
}

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
    const code = hex ? parseInt(String(hex), 16) : Number(decimal);
    if (!hex && !decimal) return ENTITIES[String(name)] ?? String(entity);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
