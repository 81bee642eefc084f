import { DomainError } from '@kp/platform/http';

class AiError extends DomainError {}

/** Also of a session that belongs to somebody else. */
export function sessionNotFound(): AiError {
  return new AiError('AI.SESSION_NOT_FOUND', 404, 'This chat has ended. Please connect again.');
}
