import { Resvg } from '@resvg/resvg-js';

/*
 * Pictures for where pages are shared: most networks show neither SVG nor a picture smaller than this. They hold no
 * text, which each network sets beside them in the reader's language.
 */
export const SHARING_SIZE = { width: 1200, height: 630 };

const PAPER = '#FAFAF7';
const SURFACE = '#FFFFFF';
const STEEL = '#8A9496';
const STEEL_LINE = '#C9CFD0';

/** The color code of kitchens, as in the pictures of the products. */
const categoryColours = {
  'food-labels': '#E3A008',
  'haccp-equipment': '#C6362C',
  'kitchen-supplies': '#2F6690',
  'cleaning-sanitizing': '#3A7D44',
  'storage-solutions': '#6B4E9B',
};

/** On the rail, in the order of the shop. */
const TICKETS = [
  'food-labels',
  'haccp-equipment',
  'kitchen-supplies',
  'cleaning-sanitizing',
  'storage-solutions',
];
/** On the counter. */
export const WARES = [
  'label-printer-food-labels',
  'probe-thermometer-haccp-equipment',
  'stock-pot-kitchen-supplies',
  'spray-bottle-cleaning-sanitizing',
];

const { width, height } = SHARING_SIZE;

/** A drawing of 320 × 240 within a larger one. Its ids become its own. */
function placed(svg, { x, y, width: drawnWidth }, prefix) {
  return svg
    .replaceAll(/(\bid="|href="#|url\(#)/g, `$1${prefix}-`)
    .replace(/ width="320" height="240"/, '')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${drawnWidth}" height="${(drawnWidth * 3) / 4}" `);
}

const rectangle = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

const page = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `${rectangle(0, 0, width, height, PAPER)}${content}</svg>`;

/** A product as a kitchen label: the colour of its category above its drawing. */
export function drawProduct(svg, name) {
  const category = Object.keys(categoryColours).find((slug) => name.endsWith(`-${slug}`));
  const colour = category ? categoryColours[category] : STEEL;
  const border = `stroke="${STEEL_LINE}" stroke-width="2"`;
  return page(
    rectangle(40, 40, 1120, 550, SURFACE, `${border} rx="12"`) +
      `<path d="M40 84V52a12 12 0 0 1 12-12h1096a12 12 0 0 1 12 12v32z" fill="${colour}"/>` +
      placed(svg, { x: 280, y: 100, width: 640 }, 'a'),
  );
}

/**
 * The pass: tickets on the rail, wares on the steel, the mark of the shop between them.
 * @param {string[]} wares the drawings of {@link WARES}
 * @param {string} mark the icon of the shop
 */
export function drawShop(wares, mark) {
  const ticket = (slug, place) => {
    const x = 90 + place * 220;
    const paper = rectangle(x, 40, 140, 150, SURFACE, `stroke="${STEEL_LINE}" stroke-width="2"`);
    const lines = rectangle(x + 24, 120, 92, 8, STEEL_LINE) + rectangle(x + 24, 146, 60, 8, STEEL_LINE);
    return paper + rectangle(x, 40, 140, 44, categoryColours[slug]) + lines;
  };
  const ware = (svg, place) => placed(svg, { x: 20 + place * 290, y: 388, width: 290 }, `w${place}`);
  return page(
    rectangle(0, 20, width, 24, STEEL) +
      TICKETS.map(ticket).join('') +
      mark.replace('<svg ', '<svg x="530" y="225" width="140" height="140" ') +
      wares.map(ware).join('') +
      rectangle(0, 596, width, 34, STEEL),
  );
}

/** @returns {Uint8Array} PNG */
export function rasterize(svg) {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
