import { type ArgumentMetadata, applyDecorators, type Provider, ValidationPipe } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { Transform } from 'class-transformer';
import { IsOptional, type ValidationError } from 'class-validator';
import { dtoClass, knownInput } from './known-input';
import { type FieldProblem, InvalidInputError } from './problem';

/** A field that may be missing; an empty string means missing too. */
export const OptionalField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value)),
    IsOptional(),
  );

/** A text without white space around it. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** The first broken rule of each field, with nested fields as `items.0.quantity`. */
export function fieldProblems(errors: ValidationError[], parent = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const message = Object.values(error.constraints ?? {})[0];
    const own = message === undefined ? [] : [{ field, message }];
    return [...own, ...fieldProblems(error.children ?? [], field)];
  });
}

/** Paths of texts with a NUL character, which PostgreSQL cannot store. */
function fieldsWithNul(value: unknown, field: string): string[] {
  if (typeof value === 'string') return value.includes('\u0000') ? [field] : [];
  if (value === null || typeof value !== 'object') return [];
  const isPlain = (inner: unknown) =>
    typeof inner !== 'string' && (typeof inner !== 'object' || inner === null);
  if (Array.isArray(value) && value.every(isPlain)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isPlain(inner) ? [] : fieldsWithNul(inner, field ? `${field}.${name}` : name),
  );
}

class StorableValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return super.transform(value, metadata);
    const input = knownInput(value, dtoClass(metadata.metatype), metadata.data);
    const known: unknown = await super.transform(input, metadata);
    const fields = fieldsWithNul(known, metadata.data ?? '');
    if (fields.length > 0) {
      throw new InvalidInputError(
        fields.map((field) => ({ field, message: 'Text may not contain NUL characters' })),
      );
    }
    return known;
  }
}

/** Unknown fields are dropped, known ones converted and checked; problems name their field. */
export const validationPipe = () =>
  new StorableValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInputError(fieldProblems(errors)),
  });

export const validationProvider: Provider = { provide: APP_PIPE, useFactory: validationPipe };
