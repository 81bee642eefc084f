import { IsInt, Max, Min } from 'class-validator';
import { OptionalField, WholeNumber } from './field-decorators';

export class IdParam {
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @WholeNumber()
  id: number;
}

/** The page of a list whose answer has its total number in X-Total-Count. */
export class PageQuery {
  @Max(1000)
  @Min(1)
  @IsInt()
  @WholeNumber()
  @OptionalField()
  limit?: number = 100;

  @Max(10_000_000)
  @Min(0)
  @IsInt()
  @WholeNumber()
  @OptionalField()
  offset?: number = 0;
}
