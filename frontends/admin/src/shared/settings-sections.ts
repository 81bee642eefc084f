export const SETTINGS_SECTIONS = [
  'company',
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

const TAX_SECTIONS: readonly SettingsSection[] = ['vat', 'rates'];

export const sectionsFor = (may: (right: 'settings' | 'taxes') => boolean): SettingsSection[] =>
  SETTINGS_SECTIONS.filter((key) => may(TAX_SECTIONS.includes(key) ? 'taxes' : 'settings'));

/** The first one for an unknown section. */
export const sectionOf = (
  parameters: URLSearchParams,
  sections: readonly SettingsSection[],
): SettingsSection => sections.find((key) => key === parameters.get('section')) ?? sections[0] ?? 'company';
