import { DomainError } from '@kp/platform/http';

const ERRORS = {
  'SETTINGS.COMPANY_NOT_FOUND': { status: 404, message: 'Company settings not found' },
  'SETTINGS.RATE_NOT_FOUND': { status: 404, message: "This rate doesn't exist." },
  'SETTINGS.RATE_EXISTS': { status: 409, message: 'There is already a rate from that day.' },
  'SETTINGS.RATE_IN_FORCE': {
    status: 409,
    message: 'This rate already applies. Add a new one from a later day.',
  },
  'SETTINGS.REGISTRATION_NOT_FOUND': { status: 404, message: 'Nothing changes on that day.' },
  'SETTINGS.REGISTRATION_EXISTS': { status: 409, message: 'There is already a change on that day.' },
  'SETTINGS.REGISTRATION_IN_FORCE': {
    status: 409,
    message: 'This already applies. Add a change on a later day.',
  },
  'SETTINGS.ZONE_NOT_FOUND': { status: 404, message: "This shipping zone doesn't exist." },
  'SETTINGS.ZONE_CHANGED': {
    status: 409,
    message: 'Someone else changed this zone meanwhile. Close the form and check it again.',
  },
  'SETTINGS.ZONE_OVERLAPS': { status: 409, message: 'Another zone has one of these places.' },
  'SETTINGS.METHOD_NOT_FOUND': { status: 404, message: "This way of delivery doesn't exist." },
  'SETTINGS.METHOD_CHANGED': {
    status: 409,
    message: 'Someone else changed this way of delivery meanwhile. Close the form and check it again.',
  },
  'SETTINGS.TOO_MANY_METHODS': {
    status: 409,
    message: 'The shop has 30 ways of delivery. Delete one first.',
  },
  'SETTINGS.CURRENCY_IN_USE': {
    status: 409,
    message: "The currency can't change any more: there are orders, payments or quotes in it.",
  },
  'SETTINGS.PRICE_ENTRY_IN_USE': {
    status: 409,
    message: "This can't change any more: there are orders, payments or quotes at these prices.",
  },
  'SETTINGS.LIST_FORBIDDEN': { status: 403, message: "Your role doesn't include this list." },
  'SETTINGS.VIEW_NOT_FOUND': { status: 404, message: "This view doesn't exist." },
  'SETTINGS.VIEW_NAME_TAKEN': { status: 409, message: 'Another view of the team has this name.' },
  'SETTINGS.VIEW_OF_ANOTHER': {
    status: 403,
    message: 'Only who shared this view or an owner can change it.',
  },
  'SETTINGS.TOO_MANY_TAGS': { status: 409, message: 'No more than 30 tags fit on one.' },
  'SETTINGS.TOO_MANY_TO_TAG': {
    status: 422,
    message: 'Tags can change on 100,000 at a time. Narrow the list down.',
  },
  'SETTINGS.TOO_MANY_VIEWS': {
    status: 409,
    message: 'This list has 50 shared views. Delete one first.',
  },
  'SETTINGS.MONTH_CLOSED': { status: 409, message: 'The books of this month are closed.' },
  'SETTINGS.MONTH_NOT_OVER': { status: 409, message: 'A month can be closed once it is over.' },
  'SETTINGS.PAGE_NOT_FOUND': { status: 404, message: "This page doesn't exist." },
  'SETTINGS.PAGE_CHANGED': {
    status: 409,
    message: 'Someone else saved this page meanwhile. Copy your text, load the page again and put it in.',
  },
  'SETTINGS.TOO_MANY_PAGES': { status: 409, message: 'There are 50 pages already. Delete one first.' },
} as const;

export class SettingsError extends DomainError {
  constructor(code: keyof typeof ERRORS, message: string = ERRORS[code].message, details?: object) {
    super(code, ERRORS[code].status, message, details);
  }
}

export function currencyInUse(): SettingsError {
  return new SettingsError('SETTINGS.CURRENCY_IN_USE');
}

export function priceEntryInUse(): SettingsError {
  return new SettingsError('SETTINGS.PRICE_ENTRY_IN_USE');
}

/** Details: the name of the other zone. */
export function zoneOverlaps(zone: string): SettingsError {
  const message = `The zone “${zone}” has one of these places.`;
  return new SettingsError('SETTINGS.ZONE_OVERLAPS', message, { zone });
}
