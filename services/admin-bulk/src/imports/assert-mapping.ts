import type { ImportMode } from '@kp/commerce/import-rules';
import { InvalidInputError } from '@kp/platform/http';
import type { ImportField } from '@kp/platform/imports';
import type { ImportJob } from './import-job';
import type { ImportSettings } from './import-settings';

const refuse = (message: string) => new InvalidInputError([{ field: 'mapping', message }]);

/**
 * Each column is read as one field or none, and no field twice.
 * @returns the fields that are chosen
 * @throws InvalidInputError for columns that cannot be read so
 */
export function assertFields(
  columns: number,
  fields: readonly ImportField[],
  mapping: readonly (string | null)[],
): string[] {
  if (mapping.length !== columns) throw refuse('Give a field, or none, for every column.');
  const chosen = mapping.filter((field) => field !== null);
  const unknown = chosen.find((field) => !fields.some(({ name }) => name === field));
  if (unknown !== undefined) throw refuse(`There is no field "${unknown}".`);
  const twice = chosen.find((field, index) => chosen.indexOf(field) !== index);
  if (twice !== undefined) throw refuse(`Two columns are read as "${twice}".`);
  return chosen;
}

/** @throws InvalidInputError for columns that cannot be read so */
export function assertMapping(
  { columns, layout }: ImportJob,
  fields: readonly ImportField[],
  mapping: readonly (string | null)[],
  mode: ImportMode,
  { defaults }: ImportSettings,
): void {
  const chosen = assertFields(columns.length, fields, mapping);
  const given = new Set([...chosen, ...defaults.map(({ field }) => field)]);
  if (layout.hasGroups) given.add('category');
  const missing =
    mode === 'create' ? fields.find(({ name, isRequired }) => isRequired && !given.has(name)) : undefined;
  if (missing) throw refuse(`No column is read as "${missing.name}".`);
  if (chosen.length === 0) throw refuse('Choose what at least one column is.');
}
