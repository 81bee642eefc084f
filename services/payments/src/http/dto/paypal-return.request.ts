import { IsString, MaxLength } from 'class-validator';

export class PaypalReturnRequest {
  /** PayPal's id of the order. */
  @MaxLength(100)
  @IsString()
  token: string;
}
