import { rasterize } from './sharing-picture.mjs';

/** What telephones ask for; they round its corners themselves and fill what is transparent with black. */
export const TOUCH_ICON_SIZE = 180;
/** What tabs and bookmarks show. */
export const FAVICON_SIZES = [16, 32, 48];

const PAPER = '#FAFAF7';
const ICON_TYPE = 1;
const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/** The mark of the shop in another size: an SVG without one is drawn as large as its view box. */
const sized = (mark, size, more = '') =>
  mark.replace('<svg ', `<svg width="${size}" height="${size}" ${more}`);

/**
 * @param {string} mark the icon of the shop, an SVG
 * @returns {Uint8Array} PNG, the mark on paper with room around it
 */
export function drawTouchIcon(mark) {
  const inner = TOUCH_ICON_SIZE * 0.7;
  const margin = (TOUCH_ICON_SIZE - inner) / 2;
  const [width, height] = [TOUCH_ICON_SIZE, TOUCH_ICON_SIZE];
  return rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="${PAPER}"/>` +
      `${sized(mark, inner, `x="${margin}" y="${margin}" `)}</svg>`,
  );
}

/**
 * @param {string} mark the icon of the shop, an SVG
 * @returns {Uint8Array} ICO with a PNG for each size
 */
export function drawFavicon(mark) {
  const pictures = FAVICON_SIZES.map((size) => Buffer.from(rasterize(sized(mark, size))));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16LE(ICON_TYPE, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = HEAD_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(FAVICON_SIZES[index], 0);
    entry.writeUInt8(FAVICON_SIZES[index], 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(BITS_PER_PIXEL, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures]);
}
