import { DomainError } from '@kp/platform/http';

const ERRORS = {
  'SETTINGS.COMPANY_NOT_FOUND': { status: 404, message: 'Company settings not found' },
  'SETTINGS.RATE_NOT_FOUND': { status: 404, message: "This rate doesn't exist." },
  'SETTINGS.RATE_EXISTS': { status: 409, message: 'There is already a rate from that day.' },
  'SETTINGS.RATE_IN_FORCE': {
    status: 409,
    message: 'This rate already applies. Add a new one from a later day.',
  },
  'SETTINGS.ZONE_NOT_FOUND': { status: 404, message: "This shipping zone doesn't exist." },
  'SETTINGS.ZONE_CHANGED': {
    status: 409,
    message: 'Someone else changed this zone meanwhile. Close the form and check it again.',
  },
  'SETTINGS.ZONE_OVERLAPS': { status: 409, message: 'Another zone has one of these places.' },
} as const;

export class SettingsError extends DomainError {
  constructor(code: keyof typeof ERRORS, message: string = ERRORS[code].message, details?: object) {
    super(code, ERRORS[code].status, message, details);
  }
}

/** Details: the name of the other zone. */
export function zoneOverlaps(zone: string): SettingsError {
  const message = `The zone “${zone}” has one of these places.`;
  return new SettingsError('SETTINGS.ZONE_OVERLAPS', message, { zone });
}
