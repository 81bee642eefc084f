export const SETTINGS_SECTIONS = [
  'company',
  'numbers',
  'brand',
  'pages',
  'currency',
  'region',
  'shipping',
  'delivery',
  'law',
  'vat',
  'rates',
  'mail',
  'payments',
  'eFactura',
  'retention',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Of sections that need another right than the settings do. */
const RIGHT_OF_SECTION: Partial<Record<SettingsSection, 'taxes' | 'pages'>> = {
  vat: 'taxes',
  rates: 'taxes',
  pages: 'pages',
};

export const sectionsFor = (may: (right: 'settings' | 'taxes' | 'pages') => boolean): SettingsSection[] =>
  SETTINGS_SECTIONS.filter((key) => may(RIGHT_OF_SECTION[key] ?? 'settings'));

/** The first one for an unknown section. */
export const sectionOf = (
  parameters: URLSearchParams,
  sections: readonly SettingsSection[],
): SettingsSection => sections.find((key) => key === parameters.get('section')) ?? sections[0] ?? 'company';
