import { OptionalField, WholeField } from './field-decorators';

export class IdParam {
  @WholeField(1, 2_147_483_647)
  id: number;
}

/** The page of a list whose answer has its total number in X-Total-Count. */
export class PageQuery {
  @WholeField(1, 1000)
  @OptionalField()
  limit?: number = 100;

  @WholeField(0, 10_000_000)
  @OptionalField()
  offset?: number = 0;
}
