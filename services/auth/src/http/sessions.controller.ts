import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { SessionRepository } from '../persistence/session.repository';
import { Sessions } from '../sessions';
import { DeviceResponse, EndSessionsQuery, SessionIdParam } from './sessions.dto';

@Access('customer')
@Controller('api/auth/sessions')
export class SessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly rows: SessionRepository,
  ) {}

  /** Where the account is signed in, this device first. */
  @Get()
  async listSessions(@CurrentPrincipal() { userId, sessionId }: Principal): Promise<DeviceResponse[]> {
    const sessions = await this.rows.list(userId, sessionId);
    return sessions.map((session) => DeviceResponse.from(session, sessionId));
  }

  /** Signs one device out: its token is refused from now on. */
  @HttpCode(204)
  @Delete(':id')
  async endSession(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { id }: SessionIdParam,
  ): Promise<void> {
    await this.sessions.end(id, userId);
  }

  /** Signs all other devices out, and this one too when asked. */
  @HttpCode(204)
  @Delete()
  async endSessions(
    @CurrentPrincipal() { userId, sessionId }: Principal,
    @Query() { includeCurrent }: EndSessionsQuery,
  ): Promise<void> {
    await this.rows.deleteOthers(userId, includeCurrent ? null : sessionId);
  }
}
