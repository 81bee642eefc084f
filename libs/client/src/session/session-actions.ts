import { emptyApi } from '@kp/api-client';
import {
  accountApi,
  type LoginRequest,
  type RegisterRequest,
  type UserResponse,
} from '@kp/api-client/account';
import { localStore, sessionStore, STORAGE_KEYS } from '../browser-storage';
import { isUnreachable, logFailure } from '../problem';
import { browserRequest } from '../request/api-request';
import type { AppDispatch } from '../store/create-store';
import { signedIn, signedOut } from './session-slice';

const { login, register } = accountApi.endpoints;
const { getMe } = accountApi.enhanceEndpoints({
  endpoints: { getMe: { extraOptions: { on401: 'null' } } },
}).endpoints;

/** What changes the session. The caller's own data are dropped from all caches whenever the user changes. */
export interface SessionActions {
  /** @throws ApiError when the shop refuses */
  login(credentials: LoginRequest): Promise<UserResponse>;
  /** Creates the account and signs in. @throws ApiError when the shop refuses */
  register(details: RegisterRequest): Promise<UserResponse>;
  /** Signs out here at once, in all tabs. The shop is asked once to revoke the token; without an answer it expires. */
  logout(): void;
  /** Replaces the user after a change of the profile. */
  setUser(user: UserResponse): void;
  /** Finds out who is signed in from the stored token. */
  restore(): Promise<void>;
  /** Forgets the token, which the shop refused, and signs out here, without a call. */
  expire(): void;
}

/** Removes what this tab has saved of a customer's shopping: another person may use the browser after a logout. */
export function clearPersonalData(): void {
  for (const key of [STORAGE_KEYS.checkoutDraft, STORAGE_KEYS.lastOrder]) sessionStore.write(key, null);
}

/** The token is no longer stored, so the call brings it along. */
async function revoke(token: string, dispatch: AppDispatch): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const { signal } = new AbortController();
  const request = { url: '/api/auth/logout', method: 'POST', headers, keepalive: true };
  await browserRequest(request, { signal, dispatch });
}

export function createSessionActions(dispatch: AppDispatch): SessionActions {
  /** @returns `null` when the shop does not accept the token */
  const fetchUser = (): Promise<UserResponse | null> =>
    dispatch(getMe.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap();

  /** The token counts at once; the full user follows, and a failure to fetch it is only logged. */
  function begin(token: string, user: UserResponse): UserResponse {
    localStore.write(STORAGE_KEYS.token, token);
    dispatch(emptyApi.util.resetApiState());
    dispatch(signedIn(user));
    fetchUser().then(
      (full) => dispatch(signedIn(full ?? user)),
      async (error) => {
        // Signing in for the back office loads it as a document.
        if (!isUnreachable(error) || !(await isBeingLeft())) logFailure(error);
      },
    );
    return user;
  }

  function end(hasExpired: boolean): void {
    localStore.write(STORAGE_KEYS.token, null);
    dispatch(emptyApi.util.resetApiState());
    dispatch(signedOut({ hasExpired }));
  }

  return {
    async login(credentials) {
      const answer = await dispatch(login.initiate({ loginRequest: credentials }, { track: false })).unwrap();
      return begin(answer.token, answer.user);
    },
    async register(details) {
      const answer = await dispatch(
        register.initiate({ registerRequest: details }, { track: false }),
      ).unwrap();
      return begin(answer.token, answer.user);
    },
    logout() {
      const token = localStore.read(STORAGE_KEYS.token);
      clearPersonalData();
      // Changes with each logout, so that other tabs get an event.
      localStore.write(STORAGE_KEYS.loggedOutAt, String(Date.now()));
      end(false);
      if (token) void revoke(token, dispatch);
    },
    setUser: (user) => void dispatch(signedIn(user)),
    async restore() {
      if (!localStore.read(STORAGE_KEYS.token)) return void dispatch(signedOut({ hasExpired: false }));
      try {
        const user = await fetchUser();
        if (user) dispatch(signedIn(user));
        else end(true);
      } catch (error) {
        if (isUnreachable(error) && (await isBeingLeft())) return;
        end(false);
      }
    },
    expire: () => end(true),
  };
}

/** How long a page that is being left may still see its calls fail. */
const LONGEST_LEAVING_MILLISECONDS = 300;

/**
 * Whether a call has failed because its page is being left: browsers cut off what is under way, and that says nothing
 * about the shop. A page that is really gone never hears the answer.
 */
export function isBeingLeft(): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = () => resolve(true);
    addEventListener('pagehide', leave, { once: true });
    setTimeout(() => {
      removeEventListener('pagehide', leave);
      resolve(false);
    }, LONGEST_LEAVING_MILLISECONDS);
  });
}
