import { createHash } from 'node:crypto';
import type { BrandPictureKind } from '@kp/commerce/brand-rules';
import { type BrandPicture, touchIconOf } from '@kp/platform/brand';
import { InvalidInputError } from '@kp/platform/http';
import sharp, { type Sharp } from 'sharp';
import { sanitizeSvg } from './sanitize-svg';

export const MAX_BRAND_BYTES = 2 * 1024 * 1024;
const MAX_SVG_BYTES = 256 * 1024;
const LIMITS = { limitInputPixels: 40_000_000 };
const HASH_LENGTH = 24;

/** Pixels for three times the size at which each is shown. */
const LOGO = { width: 720, height: 240 };
const ICON = 180;
const HERO_WIDTH = 1280;
const SVG_DENSITY = 144;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const GROUND = { background: '#ffffff' };

export interface BrandFile {
  name: string;
  contentType: string;
  content: Buffer;
  width: number;
  height: number;
}

const invalid = (message: string) => new InvalidInputError([{ field: 'picture', message }]);

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isWebp = (bytes: Buffer) => bytes.toString('latin1', 8, 12) === 'WEBP';
const isSvg = (bytes: Buffer) =>
  /^\uFEFF?\s*(<\?xml|<!--|<!doctype|<svg)/i.test(bytes.toString('utf8', 0, 500));

/** What is stored of an upload: nothing but new pixels, and a drawing that was written anew. The first one is the picture. */
export async function readBrandPicture(kind: BrandPictureKind, bytes: Buffer): Promise<BrandFile[]> {
  if (bytes.length > MAX_BRAND_BYTES) throw invalid('The picture must be at most 2 MB.');
  const hash = createHash('sha256').update(kind).update(bytes).digest('hex').slice(0, HASH_LENGTH);
  const isPhoto = kind === 'heroPicture';
  if (!isPhoto && isSvg(bytes)) return drawing(kind, hash, bytes);
  const isRaster = isPng(bytes) || (isPhoto && (isJpeg(bytes) || isWebp(bytes)));
  if (!isRaster)
    throw invalid(`The picture must be ${isPhoto ? 'a JPEG, PNG or WebP' : 'an SVG or PNG'} file.`);
  return encoded(kind, hash, () => sharp(bytes, { ...LIMITS, failOn: 'error' }).autoOrient());
}

async function drawing(kind: BrandPictureKind, hash: string, bytes: Buffer): Promise<BrandFile[]> {
  if (bytes.length > MAX_SVG_BYTES) throw invalid('The drawing must be at most 256 KB.');
  const content = Buffer.from(sanitizeSvg(bytes.toString('utf8')));
  const rasters = await encoded(kind, hash, () => sharp(content, { ...LIMITS, density: SVG_DENSITY }));
  const svg = { ...rasters[0]!, name: `${hash}.svg`, contentType: 'image/svg+xml', content };
  // Browsers and telephones want squares of pixels.
  return kind === 'icon' ? rasters : [svg, ...rasters];
}

async function encoded(kind: BrandPictureKind, hash: string, open: () => Sharp): Promise<BrandFile[]> {
  sharp.concurrency(1);
  const square = { width: ICON, height: ICON, fit: 'contain', background: CLEAR } as const;
  try {
    switch (kind) {
      case 'heroPicture': {
        const photo = open().resize({ width: HERO_WIDTH, withoutEnlargement: true }).webp({ quality: 80 });
        return [await fileOf(`${hash}.webp`, 'image/webp', photo)];
      }
      case 'icon':
        return [
          await fileOf(`${hash}.png`, 'image/png', open().resize(square).png()),
          await fileOf(touchIconOf(`${hash}.png`), 'image/png', open().resize(square).flatten(GROUND).png()),
        ];
      default: {
        const logo = open()
          .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
          .png();
        return [await fileOf(`${hash}.png`, 'image/png', logo)];
      }
    }
  } catch {
    throw invalid('The picture is damaged and cannot be read.');
  }
}

async function fileOf(name: string, contentType: string, image: Sharp): Promise<BrandFile> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { name, contentType, content: data, width: info.width, height: info.height };
}

export const pictureOf = ({
  name,
  width,
  height,
}: Omit<BrandFile, 'content' | 'contentType'>): BrandPicture => ({
  file: name,
  width,
  height,
});
