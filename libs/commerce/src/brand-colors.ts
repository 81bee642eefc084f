import { THEME_COLORS } from './theme-colors';

/** The custom properties of one colour scheme that follow from the accent colour of a shop. */
export interface SchemeColors {
  /** Ground of primary buttons. */
  readonly action: string;
  readonly strong: string;
  /** Links and marks on the page. */
  readonly text: string;
  readonly faint: string;
  /** Text on `action`. */
  readonly on: string;
}

export interface BrandColors {
  readonly light: SchemeColors;
  readonly dark: SchemeColors;
}

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const INK = THEME_COLORS.light.ink;
/** Grounds of the theme on which links stand. */
const groundsOf = ({ paper, surface, steelFaint }: Record<'paper' | 'surface' | 'steelFaint', string>) => [
  paper,
  surface,
  steelFaint,
];
const LIGHT_GROUNDS = groundsOf(THEME_COLORS.light);
const DARK_GROUNDS = groundsOf(THEME_COLORS.dark);
/** WCAG 2.2 AA: of text, and of what has to be seen as a control. */
export const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;
const STEP = 0.02;

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

const rgbOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never as Rgb;
const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function mix(hex: string, other: Rgb, share: number): string {
  const own = rgbOf(hex);
  return hexOf(own.map((part, index) => part + (other[index]! - part) * share) as never as Rgb);
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as never as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, as WCAG counts it. */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** As near to the colour as it can be read on all of these grounds. */
function readable(hex: string, grounds: readonly string[], towards: Rgb, least: number): string {
  const isReadable = (color: string) => grounds.every((ground) => contrastOf(color, ground) >= least);
  return nearest(hex, towards, isReadable);
}

function nearest(hex: string, towards: Rgb, isGood: (color: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(hex, towards, share);
    if (isGood(mixed)) return mixed;
  }
  return hexOf(towards);
}

/** White or ink, whichever can be read on it. */
const textOn = (ground: string): string | undefined =>
  ['#ffffff', INK].find((text) => contrastOf(text, ground) >= TEXT_CONTRAST);

function schemeOf(accent: string, grounds: readonly string[], towards: Rgb, faint: string): SchemeColors {
  const isSeen = (color: string) =>
    grounds.slice(0, 2).every((ground) => contrastOf(color, ground) >= CONTROL_CONTRAST);
  const action = nearest(accent, towards, (color) => textOn(color) !== undefined && isSeen(color));
  const on = textOn(action) ?? INK;
  // Away from the text on it, so that hovering makes nothing harder to read.
  const strong = mix(action, on === INK ? WHITE : BLACK, 0.18);
  const text = readable(accent, [...grounds, faint], towards, TEXT_CONTRAST);
  return { action, strong, text, faint, on };
}

/**
 * Both schemes of an accent colour. What could not be read on the ground of the shop is darkened, or lightened in the dark.
 *
 * @param accent such as "#0b5b47"
 */
export const brandColors = (accent: string): BrandColors => ({
  light: schemeOf(accent, LIGHT_GROUNDS, BLACK, mix(accent, WHITE, 0.9)),
  dark: schemeOf(accent, DARK_GROUNDS, WHITE, mix(accent, rgbOf(THEME_COLORS.dark.paper), 0.8)),
});
