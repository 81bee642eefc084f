import { TAG_LIMITS, TAG_SUBJECTS, type TagSubject } from '@kp/commerce/tag-rules';
import { IdList, OptionalField, OptionalSearch } from '@kp/platform/http';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, Matches, Max, Min } from 'class-validator';

/** No comma, which separates tags in exports; no spaces around it. */
const NAME = new RegExp(`^[^\\s,](?:[^,\\p{Cc}]{0,${TAG_LIMITS.nameMax - 2}}[^\\s,])?$`, 'u');

const toIds = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',').map(Number) : value;

export class OfSubject {
  @IsIn(TAG_SUBJECTS)
  subject: TagSubject;
}

export class SuggestTagsQuery extends OfSubject {
  /** A part of the name. */
  @OptionalSearch(TAG_LIMITS.nameMax)
  search?: string;
}

/** Of the rows that a list shows. */
export class RowsQuery {
  /** Up to 500, separated by commas. @example "12,31" */
  @Max(2_147_483_647, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(TAG_LIMITS.subjects)
  @IsArray()
  @Transform(toIds)
  @ApiProperty({ type: String })
  ids: number[];
}

export class ListTagsQuery extends IntersectionType(OfSubject, RowsQuery) {}

export class TagNamesRequest {
  /** Up to 40 characters each, without commas. */
  @Matches(NAME, { each: true })
  @ArrayMaxSize(TAG_LIMITS.perSubject)
  @IsArray()
  @OptionalField()
  add?: string[] = [];

  @Matches(NAME, { each: true })
  @ArrayMaxSize(TAG_LIMITS.perSubject)
  @IsArray()
  @OptionalField()
  remove?: string[] = [];
}

export class ChangeTagsRequest extends IntersectionType(OfSubject, TagNamesRequest) {
  @ArrayUnique()
  @IdList(TAG_LIMITS.subjects)
  ids: number[];
}

export class TaggedResponse {
  id: number;
  /** In the order of the alphabet. */
  tags: string[];
}
