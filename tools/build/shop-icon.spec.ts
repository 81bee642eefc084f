import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawFavicon, drawTouchIcon, FAVICON_SIZES, TOUCH_ICON_SIZE } from './shop-icon.mjs';

const mark = readFileSync(path.join(__dirname, '../../frontends/shell/public/icon.svg'), 'utf8');

describe('the icon of the shop', () => {
  it('is opaque on a telephone, which would show black where it is not', async () => {
    const icon = sharp(drawTouchIcon(mark));
    const { width, height, format } = await icon.metadata();
    expect([format, width, height]).toEqual(['png', TOUCH_ICON_SIZE, TOUCH_ICON_SIZE]);
    const { isOpaque, dominant } = await icon.stats();
    expect(isOpaque).toBe(true);
    // Paper, with the mark on it.
    expect(dominant.r).toBeGreaterThan(240);
    expect((await icon.stats()).entropy).toBeGreaterThan(0.5);
  });

  it('is one file with a picture for each size that a tab shows', async () => {
    const file = Buffer.from(drawFavicon(mark));
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([
      0,
      1,
      FAVICON_SIZES.length,
    ]);
    for (const [index, size] of FAVICON_SIZES.entries()) {
      const entry = 6 + 16 * index;
      expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
      const [bytes, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      const picture = sharp(file.subarray(offset, offset + bytes));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
      expect((await picture.stats()).isOpaque).toBe(false);
    }
  });
});
