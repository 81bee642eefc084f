import type { UserResponse } from '@kp/api-client/session';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionStatus = 'loading' | 'signedOut' | 'signedIn';

interface SessionState {
  readonly status: SessionStatus;
  readonly user: UserResponse | null;
  readonly hasExpired: boolean;
  readonly expiredToken: string | null;
}

const initialState: SessionState = { status: 'loading', user: null, hasExpired: false, expiredToken: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<UserResponse>): SessionState => ({
      status: 'signedIn',
      user: payload,
      hasExpired: false,
      expiredToken: null,
    }),
    signedOut: (_state, { payload }: PayloadAction<{ hasExpired: boolean }>): SessionState => ({
      status: 'signedOut',
      user: null,
      hasExpired: payload.hasExpired,
      expiredToken: null,
    }),
    sessionExpired: (state, { payload }: PayloadAction<{ token: string }>): SessionState => ({
      ...state,
      expiredToken: payload.token,
    }),
  },
});

export const { signedIn, signedOut, sessionExpired } = slice.actions;
export const sessionReducer = slice.reducer;
