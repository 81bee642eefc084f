import { emptyApi } from '@kp/api-client';
import {
  accountApi,
  type LoginRequest,
  type RegisterRequest,
  type UserResponse,
} from '@kp/api-client/account';
import { localStore } from '../browser-storage';
import { logFailure } from '../log-failure';
import { isUnreachable } from '../problem';
import type { AppDispatch } from '../store/create-store';
import { STORAGE_KEYS } from '../storage-keys';
import { isBeingLeft } from './leaving';
import { signedIn, signedOut } from './session-slice';

const { login, logout, register } = accountApi.endpoints;
const { getMe } = accountApi.enhanceEndpoints({
  endpoints: { getMe: { extraOptions: { on401: 'null' } } },
}).endpoints;

/** What changes the session. The caller's own data are dropped from all caches whenever the user changes. */
export interface SessionActions {
  /** @throws ApiError when the shop refuses */
  login(credentials: LoginRequest): Promise<UserResponse>;
  /** Creates the account and signs in. @throws ApiError when the shop refuses */
  register(details: RegisterRequest): Promise<UserResponse>;
  logout(): Promise<void>;
  /** Replaces the user after a change of the profile. */
  setUser(user: UserResponse): void;
  /** Finds out who is signed in from the stored token. */
  restore(): Promise<void>;
  /** Forgets the token, which the shop refused, and signs out here, without a call. */
  expire(): void;
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
    fetchUser().then((full) => dispatch(signedIn(full ?? user)), logFailure);
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
    async logout() {
      // The session ends here even when the shop cannot be told.
      await dispatch(logout.initiate(undefined, { track: false }));
      end(false);
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
