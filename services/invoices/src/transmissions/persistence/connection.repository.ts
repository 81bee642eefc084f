import { Injectable } from '@nestjs/common';
import type { AuditActor } from '@kp/platform/audit';
import { prepared, Sql } from '@kp/platform/database';
import { SigningKeys, TextEncryption } from '@kp/platform/keys';

const KEY_PURPOSE = 'authority-tokens';

/** `asked`: the owner is at the sign-in; `lost`: the access ended, and only the owner can bring it back. */
export type ConnectionState = 'asked' | 'connected' | 'lost';

export interface Connection {
  state: ConnectionState;
  /** First day whose documents are sent; null until the owner connected. */
  startsOn: string | null;
  sendsAbroad: boolean;
  connectedAt: Date | null;
  connectedBy: string | null;
  /** Messages are listed up to here. */
  listedUntil: Date | null;
  problem: string | null;
}

export interface Tokens {
  access: string;
  expiresAt: Date;
  refresh: string;
}

export interface KeptTokens {
  state: ConnectionState;
  access: string | null;
  expiresAt: Date | null;
  /** Newest first. The one before stays until its successor worked. */
  refresh: string[];
}

const FIND = prepared(
  'invoices.find-authority-connection',
  `SELECT state, starts_on::text AS "startsOn", sends_abroad AS "sendsAbroad", connected_at AS "connectedAt",
          connected_by AS "connectedBy", listed_until AS "listedUntil", problem
     FROM authority_connection WHERE channel = $1`,
);
const TOKENS = prepared(
  'invoices.find-authority-tokens',
  `SELECT state, access_token AS access, access_expires_at AS "expiresAt", refresh_token AS refresh,
          previous_refresh_token AS previous
     FROM authority_connection WHERE channel = $1`,
);
const ASK = prepared(
  'invoices.ask-authority',
  `INSERT INTO authority_connection (channel, state, request_hash, request_ends_at, requested_by)
   VALUES ($1, 'asked', $2, now() + interval '30 minutes', $3)
   ON CONFLICT (channel) DO UPDATE
      SET request_hash = excluded.request_hash, request_ends_at = excluded.request_ends_at,
          requested_by = excluded.requested_by`,
);
const TAKE_REQUEST = prepared(
  'invoices.take-authority-request',
  `UPDATE authority_connection SET request_hash = NULL
    WHERE channel = $1 AND request_hash = $2 AND request_ends_at > now() RETURNING requested_by AS actor`,
);
const CONNECT = prepared(
  'invoices.connect-authority',
  `UPDATE authority_connection
      SET state = 'connected', access_token = $2, access_expires_at = $3, refresh_token = $4, previous_refresh_token = NULL,
          refreshing_until = NULL, connected_at = now(), connected_by = $5, problem = NULL,
          starts_on = coalesce(starts_on, $6)
    WHERE channel = $1`,
);
const CLAIM_REFRESH = prepared(
  'invoices.claim-authority-refresh',
  `UPDATE authority_connection SET refreshing_until = now() + make_interval(secs => $3)
    WHERE channel = $1 AND state = 'connected' AND access_expires_at IS NOT DISTINCT FROM $2
      AND (refreshing_until IS NULL OR refreshing_until < now())`,
);
const KEEP_REFRESHED = prepared(
  'invoices.keep-authority-tokens',
  `UPDATE authority_connection
      SET access_token = $2, access_expires_at = $3, previous_refresh_token = $5, refresh_token = $4,
          refreshing_until = NULL, problem = NULL
    WHERE channel = $1`,
);
const END_REFRESH = prepared(
  'invoices.end-authority-refresh',
  'UPDATE authority_connection SET refreshing_until = NULL, problem = $2 WHERE channel = $1',
);
const LOSE = prepared(
  'invoices.lose-authority',
  `UPDATE authority_connection SET state = 'lost', access_token = NULL, refreshing_until = NULL, problem = $2
    WHERE channel = $1 AND state = 'connected'`,
);
const DISCONNECT = prepared(
  'invoices.disconnect-authority',
  `UPDATE authority_connection
      SET state = 'asked', access_token = NULL, refresh_token = NULL, previous_refresh_token = NULL, connected_at = NULL,
          connected_by = NULL, problem = NULL, starts_on = NULL
    WHERE channel = $1`,
);
const CHANGE = prepared(
  'invoices.change-authority-terms',
  'UPDATE authority_connection SET starts_on = $2, sends_abroad = $3 WHERE channel = $1',
);
const SET_PROBLEM = prepared(
  'invoices.set-authority-problem',
  'UPDATE authority_connection SET problem = $2 WHERE channel = $1 AND problem IS DISTINCT FROM $2',
);
const SET_LISTED = prepared(
  'invoices.set-authority-listed',
  'UPDATE authority_connection SET listed_until = greatest(listed_until, $2) WHERE channel = $1',
);

/** The access to the authority of a channel; its tokens are encrypted at rest. */
@Injectable()
export class ConnectionRepository {
  private readonly encryption: TextEncryption;

  constructor(
    keys: SigningKeys,
    private readonly sql: Sql,
  ) {
    this.encryption = new TextEncryption(keys, KEY_PURPOSE);
  }

  find(channel: string): Promise<Connection | null> {
    return this.sql.first<Connection>(FIND, [channel]);
  }

  async tokens(channel: string): Promise<KeptTokens | null> {
    const row = await this.sql.first<{
      state: ConnectionState;
      access: Buffer | null;
      expiresAt: Date | null;
      refresh: Buffer | null;
      previous: Buffer | null;
    }>(TOKENS, [channel]);
    if (!row) return null;
    const read = (token: Buffer | null) => token && this.encryption.decrypt(channel, token);
    const { state, expiresAt, access, refresh, previous } = row;
    return {
      state,
      access: read(access),
      expiresAt,
      refresh: [refresh, previous].flatMap((token) => read(token) ?? []),
    };
  }

  async ask(channel: string, requestHash: Buffer, { userId, email, network }: AuditActor): Promise<void> {
    await this.sql.run(ASK, [channel, requestHash, JSON.stringify({ userId, email, network })]);
  }

  /** Once for each request. @returns who asked; null for one that is unknown, used or over */
  async takeRequest(channel: string, requestHash: Buffer): Promise<AuditActor | null> {
    const request = await this.sql.first<{ actor: AuditActor }>(TAKE_REQUEST, [channel, requestHash]);
    return request && request.actor;
  }

  async connect(channel: string, tokens: Tokens, by: string, today: string): Promise<void> {
    const { access, expiresAt, refresh } = this.sealed(channel, tokens);
    await this.sql.run(CONNECT, [channel, access, expiresAt, refresh, by, today]);
  }

  /** @returns false when somebody else refreshes, or did already */
  async claimRefresh(channel: string, expiresAt: Date | null, seconds: number): Promise<boolean> {
    return (await this.sql.run(CLAIM_REFRESH, [channel, expiresAt, seconds])) === 1;
  }

  async keepRefreshed(channel: string, tokens: Tokens, used: string): Promise<void> {
    const { access, expiresAt, refresh } = this.sealed(channel, tokens);
    const previous = this.encryption.encrypt(channel, used).encrypted;
    await this.sql.run(KEEP_REFRESHED, [channel, access, expiresAt, refresh, previous]);
  }

  async endRefresh(channel: string, problem: string): Promise<void> {
    await this.sql.run(END_REFRESH, [channel, problem]);
  }

  /** @returns false when it is not connected any more */
  async lose(channel: string, problem: string): Promise<boolean> {
    return (await this.sql.run(LOSE, [channel, problem])) === 1;
  }

  async disconnect(channel: string): Promise<void> {
    await this.sql.run(DISCONNECT, [channel]);
  }

  async change(channel: string, startsOn: string, sendsAbroad: boolean): Promise<void> {
    await this.sql.run(CHANGE, [channel, startsOn, sendsAbroad]);
  }

  async setProblem(channel: string, problem: string | null): Promise<void> {
    await this.sql.run(SET_PROBLEM, [channel, problem]);
  }

  async setListed(channel: string, until: Date): Promise<void> {
    await this.sql.run(SET_LISTED, [channel, until]);
  }

  private sealed(channel: string, { access, expiresAt, refresh }: Tokens) {
    const seal = (token: string) => this.encryption.encrypt(channel, token).encrypted;
    return { access: seal(access), expiresAt, refresh: seal(refresh) };
  }
}
