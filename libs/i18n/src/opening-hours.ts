import type { TFunction } from 'i18next';

const SEEDED = 'Mon-Fri 9-5 EET';

/** Translates the hours from the seed; others are shown as the shop wrote them, and none as none. */
export function openingHoursText(t: TFunction, openingHours: string): string {
  return openingHours === SEEDED ? t('footer.openingHoursDefault') : openingHours;
}
