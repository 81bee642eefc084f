import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { ID_LIST } from './validation';

const converted = (convert: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? convert(value) : value));

/** Control characters but for line break and tab, and halves of surrogate pairs: PostgreSQL stores neither. */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/gu;

/** Text without white space around it and without characters that cannot be stored. */
export const CleanText = () => converted((text) => text.replace(UNPRINTABLE, '').trim());

/** The same on one line. */
export const CleanLine = () => converted((text) => text.replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim());

/** A whole number in a query or path; anything else stays text, so that the rule of the field refuses it. */
export const WholeNumber = () =>
  converted((text) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : text));

const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

/** `true`, `false`, `1` or `0` in a query. */
export const Flag = () => converted((text) => FLAGS[text.trim().toLowerCase()] ?? text);

/** An exact spelling of a few words; upper case does not matter. */
export const LowerCase = () => converted((text) => text.trim().toLowerCase());

/** A field that may be missing; an empty string means missing too. */
export const OptionalField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value)),
    IsOptional(),
  );

/** A text without white space around it. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** One line of text that must not be empty. */
export const RequiredLine = (message: string, longest: number) =>
  applyDecorators(
    CleanLine(),
    IsString({ message }),
    MinLength(1, { message }),
    MaxLength(longest, { message: `$property must be at most ${longest} characters` }),
  );

/** One line of text that may be missing or empty. */
export const OptionalLine = (longest: number) =>
  applyDecorators(
    CleanLine(),
    OptionalField(),
    IsString({ message: '$property must be a text' }),
    MaxLength(longest, { message: `$property must be at most ${longest} characters` }),
  );

const MAX_ID = 2_147_483_647;
const isId = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_ID;

/** A list of ids, checked in one loop: rules with `each` take too long for tens of thousands of them. */
export const IdList = (maxItems: number) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'function' ? (value as () => unknown)() : value,
    ),
    ValidateBy(
      {
        name: ID_LIST,
        validator: { validate: (list: unknown) => Array.isArray(list) && list.every(isId) },
      },
      { message: '$property must be a list of ids' },
    ),
    ArrayMaxSize(maxItems),
    IsArray(),
  );
