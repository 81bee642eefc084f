import { CleanLine } from '@kp/platform/http';
import { IsIn, IsString, MaxLength, ValidateIf } from 'class-validator';
import type { SandboxAction } from '../../use-cases/confirm-sandbox-payment';

const ACTIONS = [
  'card',
  'wallet',
  'approve',
  'approve-declined',
  'authenticate',
  'refuse-authentication',
  'cancel',
] as const;

const isCard = ({ action }: ConfirmSandboxPaymentRequest) => action === 'card';

export class ConfirmSandboxPaymentRequest {
  @IsIn(ACTIONS)
  action:
    'card' | 'wallet' | 'approve' | 'approve-declined' | 'authenticate' | 'refuse-authentication' | 'cancel';

  /** With `card`: a test card, spaces allowed. */
  @MaxLength(30)
  @IsString()
  @CleanLine()
  @ValidateIf(isCard)
  number?: string;

  /**
   * With `card`.
   * @example "12/34"
   */
  @MaxLength(10)
  @IsString()
  @CleanLine()
  @ValidateIf(isCard)
  expiry?: string;

  /** With `card`: three or four digits. */
  @MaxLength(10)
  @IsString()
  @CleanLine()
  @ValidateIf(isCard)
  cvc?: string;
}

export function actionOf(request: ConfirmSandboxPaymentRequest): SandboxAction {
  const { action, number = '', expiry = '', cvc = '' } = request;
  return action === 'card' ? { action, card: { number, expiry, cvc } } : { action };
}
