import { cleanText } from '@kp/commerce';
import { type ArgumentMetadata, type Provider, ValidationPipe } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { type FieldProblem, InvalidInputError } from './problem';

export const MAX_KEYS = 200;
export const MAX_DEPTH = 8;
const DEFAULT_MAX_ITEMS = 1000;

const storage = getMetadataStorage();
type Rules = ReturnType<typeof storage.getTargetValidationMetadatas>;

/**
 * Otherwise the validator looks through the rules of all classes, and groups them by field, for every object. The name of a
 * schema, which objects within others come with, matters where schemas are registered: the shop has classes alone.
 */
function rememberRules(): void {
  const known = new WeakMap<object, Rules>();
  const collect = storage.getTargetValidationMetadatas.bind(storage);
  storage.getTargetValidationMetadatas = (dto, schema, always, strictGroups, groups) => {
    const isUsual = !always && !strictGroups && !groups?.length;
    const rules = (isUsual && known.get(dto)) || collect(dto, schema, always, strictGroups, groups);
    if (isUsual) known.set(dto, rules);
    return rules;
  };
  const grouped = new WeakMap<Rules, ReturnType<typeof storage.groupByPropertyName>>();
  const group = storage.groupByPropertyName.bind(storage);
  storage.groupByPropertyName = (rules) => {
    const fields = grouped.get(rules) ?? group(rules);
    grouped.set(rules, fields);
    return fields;
  };
}

rememberRules();

type DtoClass = abstract new (...args: never[]) => object;

interface DtoField {
  nested?: () => DtoClass | undefined;
  maxItems: number;
  isIdList: boolean;
}

const ARRAY_MAX_SIZE = 'arrayMaxSize';
export const ID_LIST = 'isIdList';
const UNSAFE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
const FIELDS = new WeakMap<DtoClass, ReadonlyMap<string, DtoField>>();

function fieldsOf(dto: DtoClass): ReadonlyMap<string, DtoField> {
  const known = FIELDS.get(dto);
  if (known) return known;
  const fields = new Map<string, DtoField>();
  for (const rule of storage.getTargetValidationMetadatas(dto, '', false, false)) {
    const { propertyName, name } = rule;
    const field = fields.get(propertyName) ?? newField(dto, propertyName);
    if (name === ARRAY_MAX_SIZE) field.maxItems = (rule.constraints as [number])[0];
    if (name === ID_LIST) field.isIdList = true;
    fields.set(propertyName, field);
  }
  FIELDS.set(dto, fields);
  return fields;
}

function newField(dto: DtoClass, name: string): DtoField {
  const type = defaultMetadataStorage.findTypeMetadata(dto, name)?.typeFunction;
  return { maxItems: DEFAULT_MAX_ITEMS, isIdList: false, nested: type && (() => dtoClass(type())) };
}

const PLAIN_TYPES: unknown[] = [Object, String, Number, Boolean, Array, Date, Buffer];

function dtoClass(type: unknown): DtoClass | undefined {
  return typeof type === 'function' && !PLAIN_TYPES.includes(type) ? (type as DtoClass) : undefined;
}

export const fieldNames = (dto: DtoClass): string[] => [...fieldsOf(dto).keys()];

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);

/** Is hashed as it was typed. */
const PASSWORD = /password$/i;

/**
 * Texts are free texts until a field says otherwise. Unknown fields are dropped first, because transforming takes
 * quadratic time in the number of keys.
 */
function cleanInput(
  value: unknown,
  dto: DtoClass | undefined,
  path = '',
  maxItems = DEFAULT_MAX_ITEMS,
  depth = 1,
): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  if (depth > MAX_DEPTH) throw invalid(path, 'The input is nested too deeply');
  const inPath = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) {
    if (value.length > maxItems) {
      throw invalid(path, `${path || 'The list'} must contain no more than ${maxItems} elements`);
    }
    return value.map((item, index) => cleanInput(item, dto, inPath(index), DEFAULT_MAX_ITEMS, depth + 1));
  }
  const input = value as Record<string, unknown>;
  const names = Object.keys(input);
  if (names.length > MAX_KEYS) throw invalid(path, `An object may have at most ${MAX_KEYS} fields`);
  const fields = dto && fieldsOf(dto);
  const known: Record<string, unknown> = {};
  for (const name of names) {
    const field = fields?.get(name);
    if ((fields && !field) || UNSAFE_NAMES.has(name)) continue;
    const item = input[name];
    if (typeof item === 'string' && PASSWORD.test(name)) {
      known[name] = item;
      continue;
    }
    // The transformer copies lists item by item but passes functions on; `@IdList` unwraps the list.
    known[name] =
      field?.isIdList && Array.isArray(item)
        ? () => item as unknown
        : cleanInput(item, field?.nested?.(), inPath(name), field?.maxItems, depth + 1);
  }
  return known;
}

function fieldProblems(errors: ValidationError[], parent = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const message = Object.values(error.constraints ?? {})[0];
    const own = message === undefined ? [] : [{ field, message }];
    return [...own, ...fieldProblems(error.children ?? [], field)];
  });
}

class InputValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return super.transform(value, metadata);
    const input = cleanInput(value, dtoClass(metadata.metatype), metadata.data);
    return await super.transform(input, metadata);
  }
}

export const validationPipe = () =>
  new InputValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInputError(fieldProblems(errors)),
  });

export const validationProvider: Provider = { provide: APP_PIPE, useFactory: validationPipe };
