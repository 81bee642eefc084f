export class SandboxOutcomeResponse {
  /** `approved`: the shop may capture; `requires_action`: send `authenticate` or `refuse-authentication`. */
  outcome: 'succeeded' | 'approved' | 'declined' | 'requires_action' | 'cancelled';

  /** The test provider's words about a refusal, in English. */
  message: string | null;

  /** The same refusal, to be told in the shopper's language. */
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
