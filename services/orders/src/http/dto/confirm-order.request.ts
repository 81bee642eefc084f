import { IsString, MaxLength } from 'class-validator';

export class ConfirmOrderRequest {
  /** From the link that was mailed. */
  @MaxLength(200)
  @IsString()
  token: string;
}
