/** Days are those of another time zone; carries nothing. */
export const TIME_ZONE_CHANGED = 'settings.time-zone-changed';
