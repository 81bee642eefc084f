import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditActor } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { HttpConfig } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { ChannelUnavailableError } from '../domain/transmission-channel';
import { AUTHORITY_ACCESS_LOST, type AuthorityAccessLost } from '../../events';
import { ConnectionRepository, type Tokens } from '../persistence/connection.repository';
import { AnafConfig } from './anaf.config';

const TIMEOUT_MS = 30_000;
const LOCK_SECONDS = 60;
/** A token that ends during the call it was taken for is no use. */
const SPARE_MS = 60_000;
const WAIT_MS = 250;
const CALLBACK_PATH = '/api/e-factura/callback';

/** The office refused a token or a code: repeating the request cannot help. */
class RefusedGrantError extends Error {}

/** Access to the tax office of Romania by OAuth: given by the owner once, refreshed by whoever needs it first. */
@Injectable()
export class AnafTokens {
  constructor(
    private readonly config: AnafConfig,
    private readonly http: HttpConfig,
    private readonly connections: ConnectionRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  get channel(): string {
    return this.config.channel;
  }

  get redirectUri(): string {
    return new URL(CALLBACK_PATH, this.http.publicUrl).href;
  }

  /** Where the owner signs in with the certificate. @throws ChannelUnavailableError without client id and secret */
  async begin(actor: AuditActor): Promise<string> {
    const { clientId } = this.keys();
    const state = randomBytes(32).toString('base64url');
    await this.connections.ask(this.channel, hashOf(state), actor);
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: this.redirectUri,
      token_content_type: 'jwt',
      state,
    });
    return `${this.config.addresses.login}/authorize?${query}`;
  }

  /** @returns who asked, with the tokens; null for a request that nobody made here, or that was answered before */
  async finish(state: string, code: string): Promise<{ actor: AuditActor; tokens: Tokens } | null> {
    const actor = await this.connections.takeRequest(this.channel, hashOf(state));
    if (!actor) return null;
    const grant = { grant_type: 'authorization_code', code, redirect_uri: this.redirectUri };
    return { actor, tokens: await this.ask(grant) };
  }

  /** At the office too, as far as it can be reached. */
  async revoke(): Promise<void> {
    const kept = await this.connections.tokens(this.channel);
    const [token] = kept?.refresh ?? [];
    if (token !== undefined) await this.post('revoke', { token }).catch(() => undefined);
  }

  /**
   * @param refused a token that was not accepted although it had not ended
   * @throws ChannelUnavailableError without access
   */
  async access(refused?: string): Promise<string> {
    for (let waited = 0; waited < LOCK_SECONDS * 1000; waited += WAIT_MS) {
      const kept = await this.connections.tokens(this.channel);
      if (kept?.state !== 'connected') throw new ChannelUnavailableError('RO e-Factura is not connected');
      const { access, expiresAt, refresh } = kept;
      const isGood = access !== null && access !== refused && expiresAt !== null;
      if (isGood && expiresAt.getTime() - Date.now() > SPARE_MS) return access;
      if (await this.connections.claimRefresh(this.channel, expiresAt, LOCK_SECONDS)) {
        return this.refresh(refresh);
      }
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
    throw new ChannelUnavailableError('Another process refreshes the access to RO e-Factura');
  }

  /** Under the claim. A refresh whose answer is lost leaves the tokens as they are, for the next attempt. */
  private async refresh(candidates: readonly string[]): Promise<string> {
    let refusal = 'There is no refresh token that can be read';
    for (const refresh_token of candidates) {
      try {
        const tokens = await this.ask({ grant_type: 'refresh_token', refresh_token });
        await this.connections.keepRefreshed(this.channel, tokens, refresh_token);
        return tokens.access;
      } catch (error) {
        refusal = (error as Error).message;
        if (error instanceof RefusedGrantError) continue;
        await this.connections.endRefresh(this.channel, refusal);
        throw new ChannelUnavailableError(`The access to RO e-Factura could not be refreshed: ${refusal}`);
      }
    }
    await this.lose(refusal);
    throw new ChannelUnavailableError('RO e-Factura has to be connected again');
  }

  private lose(problem: string): Promise<void> {
    const { channel } = this;
    return this.transactions.run(async () => {
      if (!(await this.connections.lose(channel, problem))) return;
      await this.outbox.record(AUTHORITY_ACCESS_LOST, { channel } satisfies AuthorityAccessLost);
    });
  }

  private async ask(grant: Record<string, string>): Promise<Tokens> {
    const response = await this.post('token', { ...grant, token_content_type: 'jwt' });
    const text = await response.text();
    const { access_token: access, refresh_token: refresh, error } = fieldsOf(text);
    // A wrong secret of the application is another refusal, which says nothing of the token.
    if (response.status === 400 || error === 'invalid_grant')
      throw new RefusedGrantError(`The tax office refused the access: ${error ?? response.status}`);
    if (!response.ok || !access || !refresh) throw new Error(`The tax office answered ${response.status}`);
    return { access, refresh, expiresAt: expiryOf(access) };
  }

  private post(path: string, form: Record<string, string>): Promise<Response> {
    const { clientId, clientSecret } = this.keys();
    return fetch(`${this.config.addresses.login}/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
  }

  private keys() {
    const { keys } = this.config;
    if (keys) return keys;
    throw new ChannelUnavailableError('RO e-Factura has no client id and secret');
  }
}

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest();

function fieldsOf(text: string): Partial<Record<'access_token' | 'refresh_token' | 'error', string>> {
  try {
    return Object(JSON.parse(text)) as Record<string, string>;
  } catch {
    return {};
  }
}

/** `exp` of the token itself: reports of its life differ between ten minutes and ninety days. */
function expiryOf(token: string): Date {
  const claims = fieldsOf(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: number };
  return new Date((claims.exp ?? Math.floor(Date.now() / 1000) + 600) * 1000);
}
