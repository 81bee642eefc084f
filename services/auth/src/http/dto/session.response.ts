import type { OpenedSession } from '../../use-cases/open-session';
import { UserResponse } from './user.response';

export class SessionResponse {
  /** Sent with later calls as `Authorization: Bearer {token}`. */
  token: string;
  user: UserResponse;

  static from({ token, account }: OpenedSession): SessionResponse {
    return { token, user: UserResponse.from(account) };
  }
}
