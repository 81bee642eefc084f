import { readFileSync } from 'node:fs';

const readLines = (name) =>
  readFileSync(new URL(`./attributes/${name}.txt`, import.meta.url), 'utf8').split('\n').filter(Boolean);

/** The attributes of the demo categories in the order of their rows: [key, name, unit of a number]. */
const ATTRIBUTES = {
  'food-labels': [
    ['type', 'Type'],
    ['width', 'Width', 'mm'],
    ['length', 'Length', 'mm'],
    ['pieces', 'Pieces per pack', ''],
    ['material', 'Material'],
    ['adhesive', 'Adhesive'],
    ['roll', 'Labels per roll', ''],
    ['min', 'Lowest temperature', '°C'],
    ['waterproof', 'Waterproof'],
    ['protection', 'Protection class'],
    ['color', 'Color'],
    ['max', 'Highest temperature', '°C'],
  ],
  'haccp-equipment': [
    ['type', 'Type'],
    ['min', 'Lowest temperature', '°C'],
    ['max', 'Highest temperature', '°C'],
    ['waterproof', 'Waterproof'],
    ['protection', 'Protection class'],
    ['accuracy', 'Accuracy', '°C'],
    ['time', 'Reading time', 's'],
    ['probe', 'Probe length', 'mm'],
    ['power', 'Power supply'],
    ['material', 'Material'],
    ['size', 'Size'],
    ['free', 'Free from'],
    ['standard', 'Standard'],
    ['color', 'Color'],
    ['pieces', 'Pieces per pack', ''],
  ],
  'kitchen-supplies': [
    ['type', 'Type'],
    ['material', 'Material'],
    ['grade', 'Steel grade'],
    ['hardness', 'Hardness', 'HRC'],
    ['capacity', 'Capacity', 'l'],
    ['length', 'Length or diameter', 'cm'],
    ['height', 'Height', 'cm'],
    ['gastronorm', 'Gastronorm size'],
    ['weight', 'Weight', 'g'],
    ['load', 'Load capacity', 'kg'],
    ['min', 'Lowest temperature', '°C'],
    ['max', 'Highest temperature', '°C'],
    ['induction', 'Suitable for induction'],
    ['dishwasher', 'Dishwasher-safe'],
    ['color', 'Color'],
  ],
  'cleaning-sanitizing': [
    ['type', 'Type'],
    ['area', 'Area of use'],
    ['material', 'Material or form'],
    ['capacity', 'Capacity', 'l'],
    ['length', 'Length or diameter', 'cm'],
    ['time', 'Contact time', 's'],
    ['rinse', 'Rinse after use'],
    ['near', 'Open food nearby'],
    ['free', 'Free from'],
    ['standard', 'Standard'],
    ['max', 'Highest temperature', '°C'],
    ['color', 'Color'],
    ['pieces', 'Pieces per pack', ''],
  ],
  'storage-solutions': [
    ['type', 'Type'],
    ['material', 'Material'],
    ['capacity', 'Capacity', 'l'],
    ['length', 'Length', 'cm'],
    ['width', 'Width', 'cm'],
    ['height', 'Height', 'cm'],
    ['gastronorm', 'Gastronorm size'],
    ['min', 'Lowest temperature', '°C'],
    ['max', 'Highest temperature', '°C'],
    ['dishwasher', 'Dishwasher-safe'],
    ['load', 'Load capacity', 'kg'],
    ['shelf', 'Load per shelf', 'kg'],
    ['free', 'Free from'],
    ['pack', 'Pieces per pack', ''],
  ],
};

/** What few products of a category have: rows of the product page, of the comparison and found by searches, no filters. */
const UNFILTERED = {
  'food-labels': ['max', 'protection'],
  'haccp-equipment': ['protection', 'probe', 'size', 'standard', 'color'],
  'kitchen-supplies': ['grade', 'hardness', 'weight', 'min', 'load'],
  'cleaning-sanitizing': ['length', 'standard', 'max'],
  'storage-solutions': ['shelf', 'max', 'free', 'pack'],
};

/** Of a gastronorm size, in centimeters. */
const GASTRONORM = {
  'GN 2/1': { length: '65', width: '53' },
  'GN 1/1': { length: '53', width: '32.5' },
  'GN 1/2': { length: '32.5', width: '26.5' },
  'GN 1/3': { length: '32.5', width: '17.6' },
  'GN 1/6': { length: '17.6', width: '16.2' },
};

/** What the name of a product says: "Storage Jar, Glass, 1 l, Pack of 6" holds 1 liter and is 6 pieces. */
function valuesOfName(name, category) {
  const pieces = /(?:Pack|Roll|Box|Tub) of (\d+)/.exec(name)?.[1] ?? '1';
  const values = { pieces, pack: pieces };
  if (category === 'food-labels') {
    const [, width, length = width] = /(\d+)(?: x (\d+))? mm/.exec(name) ?? [];
    return { ...values, width, length, roll: /Roll of (\d+)/.exec(name)?.[1] };
  }
  const gastronorm = /GN \d\/\d/.exec(name)?.[0];
  const [, length, width, height] = /([\d.]+)(?: x ([\d.]+))?(?: x ([\d.]+))? cm/.exec(name) ?? [];
  const [, amount, unit] = /([\d.]+) (l|ml)\b/.exec(name) ?? [];
  return ({
	...values,
	length,
	width,
	height,
	gastronorm,
	...GASTRONORM[gastronorm],
	capacity: amount && String(unit === 'ml' ? Number(amount) / 1e3 : Number(amount))
});
}

const given = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

const parseValues = (text) =>
  Object.fromEntries(text.split(/;\s*(?=[a-z]+=)/).map((pair) => pair.split('=').map((part) => part.trim())));

/** The lines of a category: { picture or words: values }. */
function readValues(category) {
  const lines = readLines(category).filter((line) => !line.startsWith('#'));
  return lines.map((line) => {
    const at = line.indexOf(': ');
    return { of: line.slice(0, at), values: parseValues(line.slice(at + 2)) };
  });
}

const lines = new Map(Object.keys(ATTRIBUTES).map((category) => [category, readValues(category)]));

/** Lines that name no product, or more than one; the tests keep this empty. */
export const unclearLines = (products) =>
  [...lines].flatMap(([category, each]) =>
    each.filter(({ of }) => {
      const own = products.filter((product) => product.category === category);
      if (of.startsWith('@')) return !own.some(({ picture }) => `@${picture}` === of);
      return own.filter(({ name }) => name.includes(of)).length !== 1;
    }),
  );

/** What a product's kind, its name and its own line say, each before the one ahead. */
function valuesOf({ name, picture, category }) {
  const own = lines.get(category);
  return {
    ...own.find(({ of }) => of === `@${picture}`)?.values,
    ...given(valuesOfName(name, category)),
    ...own.find(({ of }) => !of.startsWith('@') && name.includes(of))?.values,
  };
}

/** { name, valueType, unit, isFilterable }[] of a category, in their order. */
export const attributesOf = (category) =>
  ATTRIBUTES[category].map(([key, name, unit]) => ({
    name,
    valueType: unit === undefined ? 'text' : 'number',
    unit: unit || null,
    isFilterable: !UNFILTERED[category].includes(key),
  }));

/** A page of more rows is not read; the last attributes of a category are what can be spared. */
const MOST_ROWS = 10;

/** How many pieces are in a pack, also where the category has no such attribute. */
export const piecesOf = (product) => Number(valuesOf(product).pieces ?? 1);

/** The values of a product by the names of the attributes. */
export function attributeValuesOf(product) {
  const values = valuesOf(product);
  const named = ATTRIBUTES[product.category].map(([key, name]) => [name, values[key]]);
  return Object.fromEntries(named.filter(([, value]) => value).slice(0, MOST_ROWS));
}

/** Names and values of attributes in the other languages: { source, language, text }[]. */
export function attributeWords() {
  const [header, ...rows] = readLines('words').map((line) => line.split('|'));
  return rows.flatMap(([source, ...texts]) =>
    texts.map((text, index) => ({ source, language: header[index + 1], text })),
  );
}
