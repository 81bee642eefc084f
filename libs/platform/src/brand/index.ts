import { type BrandColors, brandColors } from '@kp/commerce/brand-colors';
import { THEME_COLORS } from '@kp/commerce/theme-colors';

/** A picture that the shop serves at `/brand/{file}`. */
export interface BrandPicture {
  file: string;
  width: number;
  height: number;
}

/** How the shop looks outside of its pages: in emails, on the pages of the server itself, in documents. */
export interface BrandLook {
  logo: BrandPicture | null;
  /** On dark grounds. */
  darkLogo: BrandPicture | null;
  /** A square PNG. */
  icon: string | null;
  colors: BrandColors;
}

const schemeOf = ({
  action,
  actionStrong,
  actionText,
  actionFaint,
  onAction,
}: (typeof THEME_COLORS)['light' | 'dark']) => ({
  action,
  strong: actionStrong,
  text: actionText,
  faint: actionFaint,
  on: onAction,
});
const THEME: BrandColors = { light: schemeOf(THEME_COLORS.light), dark: schemeOf(THEME_COLORS.dark) };

let look: BrandLook = { logo: null, darkLogo: null, icon: null, colors: THEME };

/** A process serves one shop, whose settings set it. */
export const brandLook = (): BrandLook => look;

export function setBrandLook({
  accent,
  ...pictures
}: Omit<BrandLook, 'colors'> & { accent: string | null }): void {
  look = { ...pictures, colors: accent ? brandColors(accent) : THEME };
}

export const brandPath = (file: string): string => `/brand/${file}`;

/** Mail programs and documents show no SVG, so each has a PNG beside it. */
export const rasterOf = (file: string): string => file.replace(/\.svg$/, '.png');

/** Telephones show black where an icon is transparent, so that for them has a ground. */
export const touchIconOf = (file: string): string => file.replace(/\.png$/, '-touch.png');

/** For the head of pages that are not part of the storefront. */
export const pageIcon = (): string =>
  look.icon
    ? `<link rel="icon" href="${brandPath(look.icon)}" type="image/png">`
    : '<link rel="icon" href="/assets/public/icon.svg" type="image/svg+xml">';
