import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { WholeNumber } from './field-decorators';

/*
 * Rules with their limits. The OpenAPI plugin reads those only that stand at the field itself and are literals, so these
 * put theirs into the document.
 */
export const AtMostCharacters = (maxLength: number) =>
  applyDecorators(MaxLength(maxLength), ApiProperty({ maxLength }));

/** A text of so many characters at most. */
export const IsText = (maxLength: number) => applyDecorators(IsString(), AtMostCharacters(maxLength));

export const IsWhole = (minimum?: number, maximum?: number) =>
  applyDecorators(
    IsInt(),
    ...(minimum === undefined ? [] : [Min(minimum)]),
    ...(maximum === undefined ? [] : [Max(maximum)]),
    ApiProperty({ minimum, maximum }),
  );

/** Of an address or a form, where it is a text. */
export const WholeField = (minimum?: number, maximum?: number) =>
  applyDecorators(WholeNumber(), IsWhole(minimum, maximum));

export const MatchesPattern = (pattern: RegExp, message: string) =>
  applyDecorators(Matches(pattern, { message }), ApiProperty({ pattern: pattern.source }));
