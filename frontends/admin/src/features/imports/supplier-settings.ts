import type { ImportResponse } from '@kp/api-client/office';

const FIELD = 'supplier';

type Settings = ImportResponse['settings'];

/** Whose list a file is; empty when it is not known. */
export const supplierOf = ({ defaults }: Settings): string =>
  defaults.find(({ field }) => field === FIELD)?.value ?? '';

/** One that the shop does not know is made when the file is imported. */
export function withSupplier(settings: Settings, name: string): Settings {
  const value = name.trim();
  const former = supplierOf(settings);
  const defaults = settings.defaults.filter(({ field }) => field !== FIELD);
  const choices = settings.choices.filter((each) => each.field !== FIELD || each.value !== former);
  if (value === '') return { ...settings, defaults, choices };
  return {
    ...settings,
    defaults: [...defaults, { field: FIELD, value }],
    choices: [...choices, { field: FIELD, value, action: 'create', target: null }],
  };
}
