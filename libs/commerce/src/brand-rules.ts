import { isHexColor } from './brand-colors';
import { type FieldRule, type FieldRules, lineRule } from './field-rules';

export const MAX_CLAIMS = 3;
export const MAX_SOCIAL_LINKS = 6;

/** The pictures of a brand, each with what may be uploaded for it. */
export const BRAND_PICTURES = ['logo', 'darkLogo', 'icon', 'heroPicture'] as const;
export type BrandPictureKind = (typeof BRAND_PICTURES)[number];

/** Longest texts, by field. */
export const BRAND_TEXT_LENGTHS = {
  heroTitle: 100,
  heroText: 250,
  openingHours: 100,
  productNote: 120,
  claimTitle: 60,
  claimText: 120,
} as const;

export interface BrandForm {
  readonly name: string;
  /** Such as "#0b5b47"; empty for the colour of the theme. */
  readonly accent: string;
  readonly socialLinks: readonly string[];
}

const accentRule: FieldRule = (value) =>
  value === '' || isHexColor(value) ? null : { messageKey: 'validation.hexColor' };

/** @returns null for what is no address of a page */
export function socialLinkOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && href.length <= 300 ? href : null;
}

export const BRAND_RULES: FieldRules<BrandForm> = {
  name: lineRule(60, { min: 1, messageKey: 'validation.required' }),
  accent: accentRule,
  socialLinks: (links) =>
    links.every((link) => socialLinkOf(link) !== null) ? null : { messageKey: 'validation.pageUrl' },
};
