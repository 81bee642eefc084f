import { OptionalField, Trimmed } from '@kp/platform/http';
import { IsString, MaxLength } from 'class-validator';

export class SuggestProductsRequest {
  /** What has been typed so far; nothing is suggested for an empty text. */
  @MaxLength(200)
  @IsString()
  @Trimmed()
  @OptionalField()
  q?: string = '';
}
