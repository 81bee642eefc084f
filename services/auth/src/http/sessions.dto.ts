import { ToBoolean, OptionalField } from '@kp/platform/http';
import { IsUUID } from 'class-validator';
import { deviceName } from '../domain/device';
import type { SessionRow } from '../persistence/session.repository';

export class SessionIdParam {
  @IsUUID()
  id: string;
}

export class EndSessionsQuery {
  /** true: also the session that asks. */
  @ToBoolean()
  @OptionalField()
  includeCurrent?: boolean = false;
}

/** A device on which the account is signed in. */
export class DeviceResponse {
  id: string;
  /** Whether it is the session that asks. */
  isCurrent: boolean;
  /** Such as `Firefox`; null when unknown. */
  browser: string | null;
  /** Such as `Windows`; null when unknown. */
  system: string | null;
  /** IPv4 address, or the network of an IPv6 address; null for sessions of earlier releases. */
  network: string | null;
  /** ISO 8601 moment of the sign-in. */
  createdAt: string;
  /** ISO 8601 moment of the last call, to five minutes. */
  lastSeenAt: string;

  static from(session: SessionRow, currentId: string): DeviceResponse {
    return {
      id: session.id,
      isCurrent: session.id === currentId,
      ...deviceName(session.userAgent),
      network: session.network,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    };
  }
}
