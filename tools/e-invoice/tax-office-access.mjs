import { randomUUID } from 'node:crypto';
import { jsonAnswer } from './tax-office-answers.mjs';

export const CLIENT = { id: 'a-client', secret: 'a-client-secret' };

/** The sign-in of the tax office, and its tokens. */
export class TaxOfficeAccess {
  #codes = new Set();
  #access = new Map();
  #refresh = new Map();
  #isForgetful;

  constructor(isForgetful = false) {
    this.#isForgetful = isForgetful;
  }

  isAccepted(token) {
    return (this.#access.get(token) ?? (this.#isForgetful ? endOf(token) : 0)) > Date.now();
  }

  /** No access token counts any more. */
  expire() {
    this.#access.clear();
  }

  revoke() {
    this.#access.clear();
    this.#refresh.clear();
  }

  /** The person signs in with a certificate here; this one always agrees. */
  authorize(query) {
    if (query.get('client_id') !== CLIENT.id || query.get('token_content_type') !== 'jwt')
      return [400, '', {}];
    const code = randomUUID();
    this.#codes.add(code);
    const target = new URL(query.get('redirect_uri'));
    target.searchParams.set('code', code);
    if (query.has('state')) target.searchParams.set('state', query.get('state'));
    return [302, '', { location: target.href }];
  }

  /** @param isStrict the old refresh token ends at once; else when its successor is used */
  token(request, form, { tokenSeconds, isStrict }) {
    const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;
    const refuse = (status, error) => jsonAnswer({ error }, status);
    if (request.headers.authorization !== basic) return refuse(401, 'invalid_client');
    if (form.get('token_content_type') !== 'jwt') return refuse(400, 'invalid_request');
    if (form.get('grant_type') === 'authorization_code')
      return this.#codes.delete(form.get('code')) ? this.#issue(tokenSeconds) : refuse(400, 'invalid_grant');
    const used = form.get('refresh_token');
    if (!this.#refresh.has(used) && !this.#isForgetful) return refuse(400, 'invalid_grant');
    const replaced = this.#refresh.get(used);
    if (replaced) this.#refresh.delete(replaced);
    if (isStrict) this.#refresh.delete(used);
    return this.#issue(tokenSeconds, used);
  }

  #issue(tokenSeconds, replaces = null) {
    const exp = Math.floor(Date.now() / 1000) + tokenSeconds;
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const access = `${part({ alg: 'RS512' })}.${part({ exp, jti: randomUUID() })}.c2lnbmF0dXJl`;
    const refresh = randomUUID();
    this.#access.set(access, exp * 1000);
    this.#refresh.set(refresh, replaces);
    return jsonAnswer({ access_token: access, refresh_token: refresh, token_type: 'Bearer' });
  }
}

/** By its own words. */
function endOf(token = '') {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1], 'base64url')).exp * 1000;
  } catch {
    return 0;
  }
}
