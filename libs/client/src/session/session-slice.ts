import type { UserResponse } from '@kp/api-client/account';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionStatus = 'loading' | 'signedOut' | 'signedIn';

export interface SessionState {
  readonly status: SessionStatus;
  readonly user: UserResponse | null;
  /** The session ended because the shop no longer accepts its token; holds that token. */
  readonly expiredToken: string | null;
}

const initialState: SessionState = { status: 'loading', user: null, expiredToken: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<UserResponse>): SessionState => ({
      status: 'signedIn',
      user: payload,
      expiredToken: null,
    }),
    signedOut: (): SessionState => ({ status: 'signedOut', user: null, expiredToken: null }),
    sessionExpired: (state, { payload }: PayloadAction<{ token: string }>): SessionState => ({
      ...state,
      expiredToken: payload.token,
    }),
  },
});

export const { signedIn, signedOut, sessionExpired } = slice.actions;
export const sessionReducer = slice.reducer;
