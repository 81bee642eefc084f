import type { BrandPicture } from '@kp/platform/brand';
import type { LanguageCode } from '@kp/i18n/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export interface BrandClaim {
  title: string;
  text: string;
}

/** What the shop says of itself in one language; what is empty is said in that of the catalogue, or not at all. */
export interface BrandText {
  language: LanguageCode;
  heroTitle: string;
  heroText: string;
  openingHours: string;
  /** Beside every product. */
  productNote: string;
  claims: BrandClaim[];
}

@Entity('brand_settings')
export class BrandSettingsRow {
  @PrimaryColumn('smallint')
  id: number;

  @Column({ type: 'jsonb', nullable: true })
  logo: BrandPicture | null;

  @Column({ name: 'dark_logo', type: 'jsonb', nullable: true })
  darkLogo: BrandPicture | null;

  /** A square. */
  @Column({ type: 'jsonb', nullable: true })
  icon: BrandPicture | null;

  @Column({ name: 'hero_picture', type: 'jsonb', nullable: true })
  heroPicture: BrandPicture | null;

  /** Such as "#0b5b47"; null for that of the theme. */
  @Column({ type: 'text', nullable: true })
  accent: string | null;

  @Column({ name: 'social_links', type: 'text', array: true })
  socialLinks: string[];

  @Column('jsonb')
  texts: BrandText[];
}

const isEmpty = ({ claims, language: _language, ...texts }: BrandText) =>
  claims.length === 0 && Object.values(texts).every((text) => text === '');

export const filledTexts = (texts: readonly BrandText[]): BrandText[] =>
  texts
    .map((text) => ({ ...text, claims: text.claims.filter(({ title }) => title !== '') }))
    .filter((text) => !isEmpty(text));

/** Field by field: what one language lacks is taken from the next. */
export function brandTextIn(
  texts: readonly BrandText[],
  languages: readonly LanguageCode[],
): Omit<BrandText, 'language'> {
  const ranked = languages.flatMap((code) => texts.find(({ language }) => language === code) ?? []);
  const first = (field: 'heroTitle' | 'heroText' | 'openingHours' | 'productNote') =>
    ranked.find((text) => text[field] !== '')?.[field] ?? '';
  return {
    heroTitle: first('heroTitle'),
    heroText: first('heroText'),
    openingHours: first('openingHours'),
    productNote: first('productNote'),
    claims: ranked.find(({ claims }) => claims.length > 0)?.claims ?? [],
  };
}
