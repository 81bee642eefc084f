import { type ArgumentMetadata, applyDecorators, type Provider, ValidationPipe } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { Transform } from 'class-transformer';
import { IsOptional, type ValidationError } from 'class-validator';
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

/** No form of the shop comes near; far deeper input would exhaust the stack of whatever walks it. */
const DEEPEST = 32;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/** Paths of texts with a NUL character, which PostgreSQL cannot store. */
function fieldsWithNul(value: unknown, field: string): string[] {
  if (typeof value === 'string') return value.includes('\u0000') ? [field] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsWithNul(inner, field ? `${field}.${name}` : name),
  );
}

class StorableValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (isDeeperThan(value, DEEPEST)) {
      throw new InvalidInputError([
        { field: metadata.data ?? '', message: 'The input is nested too deeply' },
      ]);
    }
    const known: unknown = await super.transform(value, metadata);
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
