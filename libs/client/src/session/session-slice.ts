import type { UserResponse } from '@kp/api-client/session';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionStatus = 'loading' | 'signedOut' | 'signedIn';

interface SessionState {
  readonly status: SessionStatus;
  readonly user: UserResponse | null;
  readonly hasExpired: boolean;
  readonly expiredToken: string | null;
  /** Calls that the account's rights did not include: they may have changed. */
  readonly refusals: number;
}

const initialState: SessionState = {
  status: 'loading',
  user: null,
  hasExpired: false,
  expiredToken: null,
  refusals: 0,
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: ({ refusals }, { payload }: PayloadAction<UserResponse>): SessionState => ({
      refusals,
      status: 'signedIn',
      user: payload,
      hasExpired: false,
      expiredToken: null,
    }),
    signedOut: ({ refusals }, { payload }: PayloadAction<{ hasExpired: boolean }>): SessionState => ({
      refusals,
      status: 'signedOut',
      user: null,
      hasExpired: payload.hasExpired,
      expiredToken: null,
    }),
    rightRefused: (state): SessionState => ({ ...state, refusals: state.refusals + 1 }),
    sessionExpired: (state, { payload }: PayloadAction<{ token: string }>): SessionState => ({
      ...state,
      expiredToken: payload.token,
    }),
  },
});

export const { signedIn, signedOut, sessionExpired, rightRefused } = slice.actions;
export const sessionReducer = slice.reducer;
