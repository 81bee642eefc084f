import { IsUUID } from 'class-validator';

export class CheckoutIdRequest {
  @IsUUID()
  id: string;
}
