const DRAWING = /^\/pictures\/([\w-]+)\.svg$/;
const VECTOR = /\.svg$/i;

/**
 * For mail programs and networks, most of which show no SVG: the build makes a PNG of each of the shop's drawings.
 * @returns null where there is no raster picture
 */
export function rasterPicture(image: string | null | undefined): string | null {
  const drawing = image?.match(DRAWING)?.[1];
  if (drawing) return `/pictures/sharing/${drawing}.png`;
  return image && !VECTOR.test(image) ? image : null;
}
