import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartLine } from './cart.types';

interface GuestCartState {
  readonly isLoaded: boolean;
  readonly lines: readonly CartLine[];
}

const emptyGuestCart: GuestCartState = { isLoaded: false, lines: [] };

const guestCartSlice = createSlice({
  name: 'guestCart',
  initialState: emptyGuestCart,
  reducers: {
    guestCartChanged: (_state, { payload }: PayloadAction<readonly CartLine[]>): GuestCartState => ({
      isLoaded: true,
      lines: payload,
    }),
  },
});

export const { guestCartChanged } = guestCartSlice.actions;
export const guestCartReducer = guestCartSlice.reducer;
