import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { WholeNumber } from '@kp/platform/http';

export class ProductIdRequest {
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @WholeNumber()
  id: number;
}

export class ProductSlugRequest {
  /** @example digital-probe-thermometer */
  @MaxLength(200)
  @IsString()
  slug: string;
}
