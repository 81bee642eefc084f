import { cleanCode, cleanEmail, cleanSingleLine, cleanNumber, cleanSearch } from '@kp/commerce';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { isCalendarDay } from './calendar-day';
import { ID_LIST } from './validation';

const transformText = (convert: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? convert(value) : value));

/** Of a name or another text of one line. Fields without such a decorator are free text. */
export const SingleLineText = () => transformText(cleanSingleLine);

export const CleanCode = () => transformText(cleanCode);

export const CleanEmail = () => transformText(cleanEmail);

export const CleanNumber = () => transformText(cleanNumber);

export const CleanSearch = () => transformText(cleanSearch);

/** Other text is left unchanged, so that the field's own rule rejects it. */
export const WholeNumber = () =>
  transformText((text) => {
    const number = cleanNumber(text);
    return /^-?\d{1,15}$/.test(number) ? Number(number) : text;
  });

/** For amounts, which may be sent as numbers too. */
export const NumberAsString = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value));

export const IsWhole = (minimum?: number, maximum?: number) =>
  applyDecorators(
    IsInt(),
    ...(minimum === undefined ? [] : [Min(minimum)]),
    ...(maximum === undefined ? [] : [Max(maximum)]),
  );

/** Of an address or a form, where it is a text. */
export const WholeField = (minimum?: number, maximum?: number) =>
  applyDecorators(WholeNumber(), IsWhole(minimum, maximum));

/** A text of so many characters at most. */
export const IsText = (maxLength: number) => applyDecorators(IsString(), MaxLength(maxLength));

const BOOLEANS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

export const ToBoolean = () =>
  applyDecorators(
    transformText((text) => BOOLEANS[cleanCode(text).toLowerCase()] ?? text),
    IsBoolean(),
  );

export const LowerCase = () => transformText((text) => cleanCode(text).toLowerCase());

/** An empty string or null counts as missing. */
export const OptionalField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value)),
    IsOptional(),
  );

/** An empty text or null clears the field; without it the field stays. */
export const Clearable = (empty: '' | null) =>
  Transform(({ value }: { value: unknown }) => (value === '' || value === null ? empty : value));

export const RequiredSingleLine = (message: string, maxLength: number) =>
  applyDecorators(
    SingleLineText(),
    IsString({ message }),
    MinLength(1, { message }),
    MaxLength(maxLength, { message: `$property must be at most ${maxLength} characters` }),
  );

const optionalText = (clean: () => PropertyDecorator) => (maxLength: number) =>
  applyDecorators(
    clean(),
    OptionalField(),
    IsString({ message: '$property must be a text' }),
    MaxLength(maxLength, { message: `$property must be at most ${maxLength} characters` }),
  );

export const OptionalSingleLine = optionalText(SingleLineText);
export const OptionalCode = optionalText(CleanCode);
export const OptionalSearch = optionalText(CleanSearch);

/** A part with rules of its own. */
export const Nested = (type: () => new () => object) =>
  applyDecorators(Type(type), IsObject(), ValidateNested());

interface ListBounds<Item> {
  min?: number;
  max: number;
  /** What no two of them may share. */
  uniqueBy?: (item: Item) => unknown;
}

/** Parts with rules of their own. */
export const ListOf = <Item extends object>(
  type: () => new () => Item,
  { min = 0, max, uniqueBy }: ListBounds<Item>,
) =>
  applyDecorators(
    Type(type),
    IsArray(),
    ...(min > 0 ? [ArrayMinSize(min)] : []),
    ArrayMaxSize(max),
    ...(uniqueBy ? [ArrayUnique(uniqueBy)] : []),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
  );

/** Such as "2026-11-22". */
export const IsDay = () =>
  applyDecorators(
    SingleLineText(),
    ValidateBy(
      { name: 'isDay', validator: { validate: isCalendarDay } },
      { message: '$property must be a day like 2026-11-22' },
    ),
  );

/** A query parameter that lists ids, "17,18". */
export const ToIds = () => transformText((text) => text.split(',').map(Number));

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
