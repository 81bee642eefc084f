import { IsString, MaxLength } from 'class-validator';

export class SandboxRefRequest {
  /** The test provider's id of the payment. */
  @MaxLength(100)
  @IsString()
  providerRef: string;
}
