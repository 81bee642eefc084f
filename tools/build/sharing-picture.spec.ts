import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { drawProduct, drawShop, rasterize, SHARING_SIZE, WARES } from './sharing-picture.mjs';

const folder = path.join(__dirname, '../../frontends/shell/public');
const read = (...file: string[]) => readFileSync(path.join(folder, ...file), 'utf8');
const picture = (name: string) => read('pictures', `${name}.svg`);
const shop = () => drawShop(WARES.map(picture), read('icon.svg'));

/** Width and height as the head of a PNG tells them. */
function sizeOf(png: Uint8Array) {
  const head = Buffer.from(png);
  expect(head.subarray(1, 4).toString()).toBe('PNG');
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

describe('the pictures where pages are shared', () => {
  it('are PNG files as large as networks ask for', () => {
    expect(sizeOf(rasterize(shop()))).toEqual(SHARING_SIZE);
    const name = 'stock-pot-kitchen-supplies';
    expect(sizeOf(rasterize(drawProduct(picture(name), name)))).toEqual(SHARING_SIZE);
  });

  it('carry the code colour of the category', () => {
    const name = 'stock-pot-kitchen-supplies';
    expect(drawProduct(picture(name), name)).toContain('fill="#2F6690"');
  });

  it('keep the drawings apart that stand on one picture', () => {
    const ids = [...shop().matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('hold no text, whose letters would depend on the fonts of whoever builds the shop', () => {
    const drawings = readdirSync(path.join(folder, 'pictures')).filter((file) => file.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(100);
    expect(drawings.filter((file) => /<text\b/.test(read('pictures', file)))).toEqual([]);
  });
});
