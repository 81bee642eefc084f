import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';

/*
 * Rules with a limit of libs/commerce. The OpenAPI plugin reads limits that are written as literals only, so these put
 * theirs into the document.
 */
export const AtMostCharacters = (maxLength: number) =>
  applyDecorators(IsString(), MaxLength(maxLength), ApiProperty({ maxLength }));

export const MatchesPattern = (pattern: RegExp, message: string) =>
  applyDecorators(Matches(pattern, { message }), ApiProperty({ pattern: pattern.source }));
