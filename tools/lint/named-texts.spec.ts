import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ORDER_TEXT_FIELDS } from '@kp/commerce';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The sources of the program, without tests and without the texts themselves. */
const sources = ['frontends', 'libs', 'services'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(spec|int-spec|test)\.tsx?$|\/(testing|messages)\//.test(file),
    )
    .map((file) => ({ file, code: read(file) })),
);

/** Where the texts of an area are named. */
const PLACES: Readonly<Record<string, RegExp>> = {
  common: /./,
  shop: /^frontends\/shop\//,
  checkout:
    /^(frontends\/shop\/src\/(features\/(checkout|pay-link|order-status|quote)|shared)|services\/payments)\//,
  dialogs: /^(frontends\/(shell|shop)|services\/notifications)\//,
  pages: /^frontends\/shop\//,
  assistant: /^frontends\/shop\//,
  account: /^frontends\/account\//,
  admin: /^frontends\/admin\//,
  'admin-settings': /^frontends\/admin\//,
  'admin-setup': /^frontends\/admin\//,
  'admin-imports': /^frontends\/admin\//,
  'admin-people': /^frontends\/admin\//,
  'admin-catalog': /^frontends\/admin\//,
  invoice: /^(frontends\/account|services\/(invoices|orders))\//,
  mail: /^services\/(notifications|invoices)\//,
};

/** What stands for the first word of a key, by the name of the variable: `${mode}.title`. */
const FIRST_WORDS: Readonly<Record<string, string>> = {
  mode: 'login|register',
  key: 'contactConfirmation|quoteConfirmation|emailLink|mailboxLink',
  texts: 'invitation|resetPassword',
  field: ORDER_TEXT_FIELDS.join('|'),
  list: 'invoices',
};

/** Codes whose sentences are not shown: faults of a program, and what screens put in words of their own. */
const CODES_WITHOUT_TEXT =
  /^(REQUEST\.(?!TOO_)|SERVER\.(?!BUSY)|CONTACT\.|AUTH\.FORBIDDEN$|ORDERS\.IDEMPOTENCY_MISMATCH$|PAYMENTS\.WEBHOOK_REFUSED$)/;

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Keys without their plural endings. */
function keysOf(texts: Texts, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)];
}

/** `` `steps.${each}` `` → what its keys look like; null for a template that is none. */
function patternOf(template: string): RegExp | null {
  const [, first = ''] = /^(?:\w+:)?\$\{(\w+)\}/.exec(template) ?? [];
  const key = template.replace(/^\w+:/, '');
  if (!/^(\$\{\w+\}|[\w-]+)\.[^ /]/.test(key) || (key.startsWith('$') && !FIRST_WORDS[first])) return null;
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  const [start = '', ...rest] = first ? [`(${FIRST_WORDS[first]})${parts[1]}`, ...parts.slice(2)] : parts;
  return new RegExp(`^${start}${rest.map((part) => `[^.]+${part}`).join('')}$`);
}

/** What the sources of an area name: keys as they stand, and the patterns of those that are put together. */
function namedIn(area: string) {
  const code = sources.filter(({ file }) => PLACES[area]?.test(file)).map((source) => source.code);
  const all = code.join('\n');
  // A word alone may be anything; as a key it stands in a call.
  const words = [...all.matchAll(/\bt\(([^()]*)/g)].flatMap(([, call = '']) => [
    ...call.matchAll(/'(?:\w+:)?(\w+)'/g),
  ]);
  const keys = [...all.matchAll(/['"`](?:\w+:)?([\w-]+(?:\.[\w-]+)+)['"`]/g), ...words];
  const templates = [...all.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, template = '']) => template);
  return {
    keys: new Set(keys.map(([, key]) => key)),
    patterns: templates.flatMap((template) => patternOf(template) ?? []),
  };
}

const english = (area: string) => JSON.parse(read(`libs/i18n/src/messages/en/${area}.json`)) as Texts;

describe('The texts', () => {
  it.each(Object.keys(PLACES))('of %s are all named by a screen or a mail', (area) => {
    const { keys, patterns } = namedIn(area);
    const unnamed = keysOf(english(area)).filter(
      (key) => !keys.has(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unnamed).toEqual([]);
  });

  it('about refusals are those of the codes that the shop answers with, one for each', () => {
    const code = sources
      .filter(({ file }) => /^(services|libs\/platform)\//.test(file))
      .map((source) => source.code)
      .join('\n');
    const codes = [...new Set([...code.matchAll(/'([A-Z]+\.[A-Z_]+)'/g)].map(([, name = '']) => name))];
    expect(keysOf(english('problems')).sort()).toEqual(
      codes.filter((name) => !CODES_WITHOUT_TEXT.test(name)).sort(),
    );
  });
});
