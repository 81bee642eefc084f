import { SingleLineText, IsText } from '@kp/platform/http';
import { IsIn, ValidateIf } from 'class-validator';
import type { SandboxAction } from '../providers/sandbox/sandbox-actions';

export class SandboxRefRequest {
  /** The test provider's id of the payment. */
  @IsText(100)
  providerRef: string;
}

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
    | 'card'
    | 'wallet'
    | 'approve'
    | 'approve-declined'
    | 'authenticate'
    | 'refuse-authentication'
    | 'cancel';

  /** With `card`: a test card, spaces allowed. */
  @IsText(30)
  @SingleLineText()
  @ValidateIf(isCard)
  number?: string;

  /** With `card`. @example "12/34" */
  @IsText(10)
  @SingleLineText()
  @ValidateIf(isCard)
  expiry?: string;

  /** With `card`: three or four digits. */
  @IsText(10)
  @SingleLineText()
  @ValidateIf(isCard)
  cvc?: string;
}

export function actionOf(request: ConfirmSandboxPaymentRequest): SandboxAction {
  const { action, number = '', expiry = '', cvc = '' } = request;
  return action === 'card' ? { action, card: { number, expiry, cvc } } : { action };
}

export class DecideSandboxApprovalRequest {
  @IsIn(['approve', 'approve-declined', 'cancel'])
  decision: 'approve' | 'approve-declined' | 'cancel';
}

export class SandboxOutcomeResponse {
  /** `approved`: the shop may capture; `requires_action`: send `authenticate` or `refuse-authentication`. */
  outcome: 'succeeded' | 'approved' | 'declined' | 'requires_action' | 'cancelled';

  /** The test provider's message about a decline, in English. */
  message: string | null;

  /** The reason of the decline as a code, for a text in the customer's language. */
  declineCode:
    | 'card_declined'
    | 'insufficient_funds'
    | 'not_a_test_card'
    | 'invalid_expiry'
    | 'invalid_cvc'
    | 'payment_declined'
    | 'authentication_failed'
    | null;
}
