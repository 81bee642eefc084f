/** Uploaded pictures are stored in these widths. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;

const STORED_IMAGE = /^(\/media\/[0-9a-f]{32})-\d+\.webp$/;

/** The `srcset` of a stored picture in AVIF and WebP; null for a picture of another origin. */
export function imageSources(url: string): { readonly avif: string; readonly webp: string } | null {
  const base = STORED_IMAGE.exec(url)?.[1];
  if (base === undefined) return null;
  const sources = (type: string) =>
    IMAGE_WIDTHS.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
  return { avif: sources('avif'), webp: sources('webp') };
}
