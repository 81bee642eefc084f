const SHOP = '/pictures/sharing/shop.png';
const DRAWING = /^\/pictures\/([\w-]+)\.svg$/;
const VECTORS = /\.svg$/i;

/**
 * What is shown where a page is shared. Most networks show no SVG: of each drawing that comes with the shop there is a
 * raster picture, made with the build. Other pictures are shown as they are; pages without one show that of the shop.
 */
export function sharingPicture(image: string | null | undefined): string {
  const drawing = image?.match(DRAWING)?.[1];
  if (drawing) return `/pictures/sharing/${drawing}.png`;
  return image && !VECTORS.test(image) ? image : SHOP;
}
