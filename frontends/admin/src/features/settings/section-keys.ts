export const SETTINGS_SECTIONS = [
  'company',
  'currency',
  'shipping',
  'delivery',
  'law',
  'vat',
  'rates',
  'mail',
  'payments',
  'retention',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** What an unknown section shows. */
export const sectionOf = (parameters: URLSearchParams): SettingsSection =>
  SETTINGS_SECTIONS.find((key) => key === parameters.get('section')) ?? 'company';
