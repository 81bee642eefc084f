import { attributeValuesOf, piecesOf } from './attributes.mjs';

/** Accent, its shadow and its tint, as in the drawings. */
const COLORS = {
  Amber: ['#E3A008', '#AD7703', '#FBEBC0'],
  Red: ['#C6362C', '#8F231B', '#F6D5D1'],
  Blue: ['#2F6690', '#1F4866', '#CFDFEA'],
  Green: ['#3A7D44', '#27582F', '#CFE5D2'],
  Violet: ['#6B4E9B', '#4A346F', '#DED5EC'],
  Teal: ['#1F7F86', '#12565B', '#CBE4E6'],
  Orange: ['#D9691E', '#9C4710', '#F8DCC6'],
  Black: ['#3F494C', '#22292B', '#D5DADB'],
  Brown: ['#7A5230', '#54361D', '#E6D6C6'],
  Yellow: ['#F2C318', '#B98E00', '#FFF1B8'],
  Gray: ['#87929A', '#5F696B', '#E4E8EA'],
  Silver: ['#AEB8BC', '#7E898C', '#EDF0F1'],
  White: ['#F4F6F6', '#C9D1D2', '#FDFDFD'],
};
const OF_CATEGORY = {
  'food-labels': 'Amber',
  'haccp-equipment': 'Red',
  'kitchen-supplies': 'Blue',
  'cleaning-sanitizing': 'Green',
  'storage-solutions': 'Violet',
};
/** Of variants whose color is not stated. */
const VARIANTS = ['Teal', 'Orange', 'Black', 'Violet', 'Green', 'Amber', 'Blue', 'Red', 'Brown'];

const SIZES = ['Capacity', 'Length', 'Length or diameter', 'Width', 'Height', 'Probe length', 'Load capacity'];
const UNITS = {
  Capacity: 'l',
  Length: 'cm',
  'Length or diameter': 'cm',
  Width: 'cm',
  Height: 'cm',
  'Probe length': 'mm',
  'Load capacity': 'kg',
  'Reading time': 's',
};
const MAX_LABEL_LENGTH = 14;
const SMALLEST = 0.78;
/** Leaves the label a band above the drawing. */
const BELOW_LABEL = 0.86;

/** Without words, which would be foreign to most readers: "Pack of 10" is "×10", "3 Seconds" is "3 s". */
const shorten = (part) =>
  part
    .replace(/^(?:Pack|Roll|Box|Tub) of (\d+).*/, '×$1')
    .replace(/^(\d+) Seconds?$/, '$1 s')
    .replace(/^(\d+) Minutes?$/, '$1 min')
    .replace(/^(\d+) (?:Pieces|Boards|Signs|Boxes|Rolls|Compartments|Cylinders|Hooks)\b.*$/, '×$1')
    .replaceAll(' x ', '×')
    .replaceAll(/ to (?=[+-]?\d)/g, '…')
    .trim();

/** What may tell a product from others of its drawing, best first. */
function labelsOf(product) {
  const parts = product.name.split(/, | with | for /).map(shorten);
  const numbers = parts.flatMap((part) => [part, ...(part.match(/[\d.]+ ?(?:mm|cm|m|ml|l|kg|g|W)\b|GN \d\/\d/g) ?? [])]);
  const values = attributeValuesOf(product);
  const facts = [...SIZES, 'Reading time']
    .filter((name) => values[name])
    .map((name) => `${values[name]} ${unitOf(name, product)}`);
  const accuracy = values.Accuracy ? `±${values.Accuracy} °C` : '';
  const inGastronorm = /(GN \d\/\d).*?(\d+ mm)/.exec(product.name)?.slice(1).join(' ') ?? '';
  const fits = (text) => text.length > 0 && text.length <= MAX_LABEL_LENGTH;
  const measured = numbers.filter((text) => /\d/.test(text) && !/^×|\p{Lu}\p{Ll}{2}|\p{L}{4}/u.test(text));
  const counted = [...numbers.filter((text) => text.startsWith('×')), piecesOf(product) > 1 ? `×${piecesOf(product)}` : ''];
  return [values.Size ?? '', inGastronorm, ...measured, ...counted, accuracy, ...facts].filter(fits);
}

/** Labels are measured in millimeters. */
const unitOf = (name, { category }) =>
  category === 'food-labels' && UNITS[name] === 'cm' ? 'mm' : UNITS[name];

/** @returns {Map<string, string>} labels by slug: products of one drawing and color have different ones */
function chooseLabels(group) {
  const chosen = new Map();
  const taken = new Set();
  group.forEach((product, index) => {
    const keyOf = (label) => `${label} ${colorOf(product, index)[0]}`;
    const label = labelsOf(product).find((text) => !taken.has(keyOf(text)));
    if (!label) return;
    taken.add(keyOf(label));
    chosen.set(product.slug, label);
  });
  return chosen;
}

const sizeOf = (product) => {
  const values = attributeValuesOf(product);
  return Number(values[SIZES.find((name) => values[name])] ?? 0);
};

function scaleOf(product, group) {
  const sizes = [...new Set(group.map(sizeOf))].sort((a, b) => a - b);
  if (sizes.length < 2) return 1;
  return SMALLEST + ((1 - SMALLEST) * sizes.indexOf(sizeOf(product))) / (sizes.length - 1);
}

function colorOf(product, index) {
  const own = OF_CATEGORY[product.category];
  const stated = attributeValuesOf(product).Color;
  if (stated in COLORS) return COLORS[stated];
  const others = VARIANTS.filter((name) => name !== own);
  return COLORS[index === 0 ? own : others[(index - 1) % others.length]];
}

/** What a picture of a product is drawn with, beside its motif. */
export function pictureVariants(products) {
  const groups = new Map();
  for (const product of products)
    groups.set(motifOf(product), [...(groups.get(motifOf(product)) ?? []), product]);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const labels = chooseLabels(group);
      return group.map((product, index) => [
        product.slug,
        {
          name: `${motifOf(product)}--${index + 1}`,
          motif: motifOf(product),
          label: labels.get(product.slug),
          scale: scaleOf(product, group),
          colors: colorOf(product, index),
          pieces: piecesOf(product),
          measures: measuresOf(product),
        },
      ]);
    }),
  );
}

export const motifOf = ({ picture, category }) => `${picture}-${category}`;

function measuresOf(product) {
  const values = attributeValuesOf(product);
  const say = (name) => values[name] && `${values[name]} ${unitOf(name, product)}`.trim();
  const temperatures = [values['Lowest temperature'], values['Highest temperature']].filter(Boolean);
  return {
    across: say('Length or diameter') ?? say('Length') ?? say('Probe length') ?? say('Width'),
    upright: say('Height') ?? (values.Length ? say('Width') : undefined),
    others: [
      say('Capacity'),
      say('Load capacity'),
      temperatures.length > 0 && `${temperatures.join(' … ')} °C`,
      piecesOf(product) > 1 && `×${piecesOf(product)}`,
    ].filter(Boolean),
  };
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const around = (scale) => (scale === 1 ? '' : ` transform="translate(160 214) scale(${scale.toFixed(3)}) translate(-160 -214)"`);
const TEXT = 'font-family="Archivo Variable,Arial,sans-serif" font-weight="700" fill="#15191C"';

function plate(label) {
  const width = label.length * 12 + 18;
  return (
    `<rect x="8" y="6" width="${width}" height="32" rx="6" fill="#fff" stroke="#3B4548" stroke-width="2"/>` +
    `<text x="${8 + width / 2}" y="28" text-anchor="middle" font-size="18" ${TEXT}>${escape(label)}</text>`
  );
}

/** The object smaller, with its measures; to the right of the picture, where only the view "size" looks. */
function sizeView({ across, upright, others }) {
  const line = 'stroke="#4A5457" stroke-width="2" fill="none"';
  const lines = [];
  if (across)
    lines.push(
      `<path d="M372 206h176M372 200v12M548 200v12" ${line}/>`,
      `<text x="460" y="230" text-anchor="middle" font-size="18" ${TEXT}>${escape(across)}</text>`,
    );
  if (upright)
    lines.push(
      `<path d="M572 52v132M566 52h12M566 184h12" ${line}/>`,
      `<text x="590" y="122" text-anchor="middle" font-size="18" transform="rotate(90 590 118)" ${TEXT}>${escape(upright)}</text>`,
    );
  others.forEach((text, index) =>
    lines.push(`<text x="332" y="${26 + index * 22}" font-size="18" ${TEXT}>${escape(text)}</text>`),
  );
  return `<use href="#m" transform="translate(364 54) scale(.6)"/>${lines.join('')}`;
}

/** One file with three views: the picture, "#size" with measures and "#detail" from near. */
export function drawVariant({ label, scale, colors, pieces, measures }, drawing, category) {
  const own = COLORS[OF_CATEGORY[category]];
  const colored = own.reduce(
    (svg, color, index) => svg.replaceAll(color, `{${index}}`),
    drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>')),
  );
  const body = colors.reduce((svg, color, index) => svg.replaceAll(`{${index}}`, color), colored);
  const drawn = label ? scale * BELOW_LABEL : scale;
  const copies = pieces > 1 && pieces <= 12 ? '<use href="#m" transform="translate(34 -6) scale(.9)"/>' : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">' +
    '<view id="size" viewBox="320 0 320 240"/><view id="detail" viewBox="76 72 144 108"/>' +
    `${copies && `<g opacity=".55">${copies}</g>`}<g id="m"><g${around(drawn)}>${body}</g></g>` +
    `${label ? plate(label) : ''}${sizeView(measures)}</svg>\n`
  );
}
