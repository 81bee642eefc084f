import { DomainError } from '@kp/platform/http';

const ERRORS = {
  'SETTINGS.COMPANY_NOT_FOUND': { status: 404, message: 'Company settings not found' },
  'SETTINGS.RATE_NOT_FOUND': { status: 404, message: "This rate doesn't exist." },
  'SETTINGS.RATE_EXISTS': { status: 409, message: 'There is already a rate from that day.' },
  'SETTINGS.RATE_IN_FORCE': {
    status: 409,
    message: 'This rate already applies. Add a new one from a later day.',
  },
} as const;

export class SettingsError extends DomainError {
  constructor(code: keyof typeof ERRORS) {
    super(code, ERRORS[code].status, ERRORS[code].message);
  }
}
