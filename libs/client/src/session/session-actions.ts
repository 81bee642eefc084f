import { emptyApi } from '@kp/api-client';
import {
  type LoginRequest,
  type RegisterRequest,
  sessionApi,
  type UserResponse,
} from '@kp/api-client/session';
import { localStore, sessionStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';
import { isUnreachable, logFailure } from '../errors/problem';
import { browserRequest } from '../http/api-request';
import { answerOf } from '../store/answer-of';
import type { AppDispatch } from '../store/create-store';
import { signedIn, signedOut } from './session-slice';

const { login, register } = sessionApi.endpoints;
const { getMe } = sessionApi.enhanceEndpoints({
  endpoints: { getMe: { extraOptions: { on401: 'null' } } },
}).endpoints;

/** Cached answers are dropped whenever the user changes. */
export interface SessionActions {
  login(credentials: LoginRequest): Promise<UserResponse>;
  register(details: RegisterRequest): Promise<UserResponse>;
  /** Signs out at once, in all tabs, and asks the server once to revoke the token. */
  logout(): void;
  setUser(user: UserResponse): void;
  /** Shows what a change answered at once, then reads the whole user again. */
  updateUser(user: UserResponse): void;
  restore(): Promise<void>;
  expire(): void;
}

/** Another person may use the browser after a logout. */
export function clearPersonalData(): void {
  const { checkoutDraft, lastOrder, wantedAlert, accountCart, adminDraft, assistantChat } = STORAGE_KEYS;
  for (const key of [lastOrder, wantedAlert]) sessionStore.write(key, null);
  for (const key of [checkoutDraft, lastOrder, accountCart, adminDraft, assistantChat])
    localStore.write(key, null);
}

/** Sends the token itself, because it is no longer stored. */
async function revoke(token: string, dispatch: AppDispatch): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const { signal } = new AbortController();
  const request = { url: '/api/auth/logout', method: 'POST', headers, keepalive: true };
  await browserRequest(request, { signal, dispatch });
}

export function createSessionActions(dispatch: AppDispatch): SessionActions {
  const fetchUser = (): Promise<UserResponse | null> =>
    answerOf(dispatch(getMe.initiate(undefined, { forceRefetch: true })));

  function updateUser(user: UserResponse): void {
    dispatch(signedIn(user));
    fetchUser().then(
      (full) => dispatch(signedIn(full ?? user)),
      async (error) => {
        // Signing in for the back office loads a new document, which aborts this call.
        if (!isUnreachable(error) || !(await isPageBeingLeft())) logFailure(error);
      },
    );
  }

  function startSession(token: string, user: UserResponse): UserResponse {
    localStore.write(STORAGE_KEYS.token, token);
    dispatch(emptyApi.util.resetApiState());
    updateUser(user);
    return user;
  }

  function endSession(hasExpired: boolean): void {
    localStore.write(STORAGE_KEYS.token, null);
    dispatch(emptyApi.util.resetApiState());
    dispatch(signedOut({ hasExpired }));
  }

  return {
    async login(credentials) {
      const answer = await dispatch(login.initiate({ loginRequest: credentials }, { track: false })).unwrap();
      return startSession(answer.token, answer.user);
    },
    async register(details) {
      const answer = await dispatch(
        register.initiate({ registerRequest: details }, { track: false }),
      ).unwrap();
      return startSession(answer.token, answer.user);
    },
    logout() {
      const token = localStore.read(STORAGE_KEYS.token);
      clearPersonalData();
      localStore.write(STORAGE_KEYS.loggedOutAt, String(Date.now()));
      endSession(false);
      if (token) void revoke(token, dispatch);
    },
    setUser: (user) => void dispatch(signedIn(user)),
    updateUser,
    async restore() {
      if (!localStore.read(STORAGE_KEYS.token)) return void dispatch(signedOut({ hasExpired: false }));
      try {
        const user = await fetchUser();
        if (user) dispatch(signedIn(user));
        else endSession(true);
      } catch (error) {
        if (isUnreachable(error) && (await isPageBeingLeft())) return;
        endSession(false);
      }
    },
    expire: () => endSession(true),
  };
}

const PAGE_LEAVE_TIMEOUT_MS = 300;

/** Whether a call failed because the page is being left: browsers then abort pending calls. */
export function isPageBeingLeft(): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = () => resolve(true);
    addEventListener('pagehide', leave, { once: true });
    setTimeout(() => {
      removeEventListener('pagehide', leave);
      resolve(false);
    }, PAGE_LEAVE_TIMEOUT_MS);
  });
}
