import { cleanLine, cleanText } from '@kp/commerce';
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

const transformText = (convert: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? convert(value) : value));

export const CleanText = () => transformText(cleanText);

export const CleanLine = () => transformText(cleanLine);

/** Other text is left unchanged, so that the field's own rule rejects it. */
export const WholeNumber = () =>
  transformText((text) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : text));

/** For amounts, which may be sent as numbers too. */
export const TextOfNumber = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value));

const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

export const Flag = () => transformText((text) => FLAGS[text.trim().toLowerCase()] ?? text);

export const LowerCase = () => transformText((text) => text.trim().toLowerCase());

/** An empty string or null counts as missing. */
export const OptionalField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value)),
    IsOptional(),
  );

/** An empty text or null clears the field; without it the field stays. */
export const Clearable = (empty: '' | null) =>
  Transform(({ value }: { value: unknown }) => (value === '' || value === null ? empty : value));

export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export const RequiredLine = (message: string, maxLength: number) =>
  applyDecorators(
    CleanLine(),
    IsString({ message }),
    MinLength(1, { message }),
    MaxLength(maxLength, { message: `$property must be at most ${maxLength} characters` }),
  );

export const OptionalLine = (maxLength: number) =>
  applyDecorators(
    CleanLine(),
    OptionalField(),
    IsString({ message: '$property must be a text' }),
    MaxLength(maxLength, { message: `$property must be at most ${maxLength} characters` }),
  );

const MAX_ID = 2_147_483_647;
const isId = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_ID;

/** Checked in one loop: rules with `each` take too long for tens of thousands of ids. */
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
