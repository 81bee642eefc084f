import { IMAGE_WIDTHS, MAX_UPLOAD_BYTES } from '@kp/commerce';
import { InvalidInputError } from '@kp/platform/http';
import sharp, { type Region, type Sharp } from 'sharp';

const MAX_PIXELS = 40_000_000;

/** The part of a picture to keep, in percent of its width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface EncodedImage {
  width: number;
  height: number;
  /** By ending, such as `-640.webp`. */
  files: Map<string, Buffer>;
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

const SIGNATURES: Record<Format, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  avif: (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
};

const invalidImage = (message: string) => new InvalidInputError([{ field: 'image', message }]);

/** Only these formats reach the decoder: it would read SVG and many more. */
export function checkImage(bytes: Buffer): void {
  if (bytes.length > MAX_UPLOAD_BYTES) throw invalidImage('The picture must be at most 10 MB.');
  if (!Object.values(SIGNATURES).some((isFormat) => isFormat(bytes))) {
    throw invalidImage('The picture must be a JPEG, PNG, WebP or AVIF file.');
  }
}

/** One at a time, so that several uploads neither fill the memory nor take every processor. */
let previous: Promise<unknown> = Promise.resolve();

/** New pixels in each size, so nothing but the picture of the uploaded file is kept. */
export function encodeImage(bytes: Buffer, crop: Crop | null = null): Promise<EncodedImage> {
  const encoded = previous
    .then(() => encode(bytes, crop))
    .catch((error: Error) => {
      const isTooLarge = /pixel limit/i.test(error.message);
      throw invalidImage(
        isTooLarge
          ? 'The picture must have at most 40 million pixels.'
          : 'The picture is damaged and cannot be read.',
      );
    });
  previous = encoded.catch(() => undefined);
  return encoded;
}

async function encode(bytes: Buffer, crop: Crop | null): Promise<EncodedImage> {
  sharp.concurrency(1);
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  if (crop) image.extract(await pixelsOf(crop, image));
  const files = new Map<string, Buffer>();
  const largest = Math.max(...IMAGE_WIDTHS);
  const { data, info } = await image
    .resize({ width: largest, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  for (const width of IMAGE_WIDTHS) {
    const resized = sharp(data).resize({ width, withoutEnlargement: true });
    files.set(`-${width}.webp`, await resized.clone().webp({ quality: 80 }).toBuffer());
    files.set(`-${width}.avif`, await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer());
  }
  return { width: info.width, height: info.height, files };
}

/** At least one pixel, and none outside, however the shares are rounded. */
async function pixelsOf(crop: Crop, image: Sharp): Promise<Region> {
  const { width, height } = (await image.metadata()).autoOrient;
  const left = Math.min(Math.round((crop.x / 100) * width), width - 1);
  const top = Math.min(Math.round((crop.y / 100) * height), height - 1);
  return {
    left,
    top,
    width: Math.min(Math.max(Math.round((crop.width / 100) * width), 1), width - left),
    height: Math.min(Math.max(Math.round((crop.height / 100) * height), 1), height - top),
  };
}
