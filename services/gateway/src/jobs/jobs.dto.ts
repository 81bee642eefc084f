import { CleanLine, OptionalField, WholeNumber } from '@kp/platform/http';
import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

export class ListJobsRequest {
  /** `dead`: it failed for the last time and waits for an administrator. */
  @IsIn(['waiting', 'running', 'done', 'dead', 'discarded'])
  @OptionalField()
  status?: 'waiting' | 'running' | 'done' | 'dead' | 'discarded' = 'dead';

  /** @example "emails" */
  @MaxLength(50)
  @IsString()
  @CleanLine()
  @OptionalField()
  queue?: string;

  /** @example "notifications.write-order-confirmation" */
  @MaxLength(100)
  @IsString()
  @CleanLine()
  @OptionalField()
  handler?: string;

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

export class JobIdRequest {
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @WholeNumber()
  id: number;
}
