import type { ValidationMessageKey } from '@kp/commerce';
import type { TFunction } from 'i18next';
import { type FieldError, type FieldErrors, get } from 'react-hook-form';

/** Type of an error that the server found; it has a text of its own. */
export const SERVER_ERROR = 'server';

export function errorText(error: FieldError | undefined, t: TFunction): string | undefined {
  if (!error) return undefined;
  return error.type === SERVER_ERROR
    ? error.message
    : t(error.type as ValidationMessageKey, { ...(error.types as object) });
}

export function errorOf(errors: FieldErrors, field: string): FieldError | undefined {
  return get(errors, field) as FieldError | undefined;
}

/** Paths of all values of a form, such as `shippingAddress.city`, in the order of its default values. */
export function fieldPaths(form: object, parent = ''): string[] {
  return Object.entries(form).flatMap(([name, value]: [string, unknown]) => {
    const path = parent + name;
    return typeof value === 'object' && value !== null ? fieldPaths(value, `${path}.`) : [path];
  });
}
