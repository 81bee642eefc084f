const DRAWING = /^\/pictures\/([\w-]+?)(--\d+)?\.svg$/;
const VECTOR = /\.svg$/i;

/**
 * For mail programs and networks, most of which show no SVG: the build makes a PNG of each of the shop's drawings.
 * Variants of a drawing share the one of their motif.
 * @returns null where there is no raster picture
 */
export function rasterPicture(image: string | null | undefined): string | null {
  const drawing = image?.match(DRAWING)?.[1];
  if (drawing) return `/pictures/sharing/${drawing}.png`;
  return image && !VECTOR.test(image) ? image : null;
}

/** The drawing of a product holds two more views: its measures and a detail. */
export function drawingViews(image: string): { readonly size: string; readonly detail: string } | null {
  return DRAWING.exec(image)?.[2] ? { size: `${image}#size`, detail: `${image}#detail` } : null;
}
