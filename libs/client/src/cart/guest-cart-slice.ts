import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartLine } from './cart.types';

export interface GuestCartState {
  readonly isLoaded: boolean;
  readonly lines: readonly CartLine[];
}

const initialState: GuestCartState = { isLoaded: false, lines: [] };

const slice = createSlice({
  name: 'guestCart',
  initialState,
  reducers: {
    guestCartChanged: (_state, { payload }: PayloadAction<readonly CartLine[]>): GuestCartState => ({
      isLoaded: true,
      lines: payload,
    }),
  },
});

export const { guestCartChanged } = slice.actions;
export const guestCartReducer = slice.reducer;
