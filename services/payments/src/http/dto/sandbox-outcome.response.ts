export class SandboxOutcomeResponse {
  /** `approved`: the shop may capture; `requires_action`: send `authenticate` or `refuse-authentication`. */
  outcome: 'succeeded' | 'approved' | 'declined' | 'requires_action' | 'cancelled';

  /** The provider's words about a refusal. */
  message: string | null;
}
