import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../persistence/session.repository';

/** Ends one session; the user's other devices stay signed in. */
@Injectable()
export class SignOut {
  constructor(private readonly sessions: SessionRepository) {}

  async execute(sessionId: string): Promise<void> {
    await this.sessions.delete(sessionId);
  }
}
