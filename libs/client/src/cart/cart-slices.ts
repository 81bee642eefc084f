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

/** Requested but unconfirmed quantities by account line id; 0 is a removal. */
type PendingQuantities = Readonly<Record<number, number>>;

const pendingQuantitiesSlice = createSlice({
  name: 'pendingQuantities',
  initialState: {} as PendingQuantities,
  reducers: {
    quantityRequested: (state, { payload }: PayloadAction<{ lineId: number; quantity: number }>) => ({
      ...state,
      [payload.lineId]: payload.quantity,
    }),
    quantitySettled: (state, { payload }: PayloadAction<{ lineId: number }>) => {
      const { [payload.lineId]: _settled, ...rest } = state;
      return rest;
    },
  },
});

export const { quantityRequested, quantitySettled } = pendingQuantitiesSlice.actions;
export const pendingQuantitiesReducer = pendingQuantitiesSlice.reducer;

export function withPending<Line extends { id: number; quantity: number }>(
  lines: readonly Line[],
  pending: PendingQuantities,
): Line[] {
  return lines
    .map((line) => ({ ...line, quantity: pending[line.id] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}
