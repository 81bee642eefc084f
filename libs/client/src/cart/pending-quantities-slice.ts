import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Quantities of account lines that were asked for and are not confirmed yet, by line id; 0 is a removal. */
export type PendingQuantities = Readonly<Record<number, number>>;

const slice = createSlice({
  name: 'pendingQuantities',
  initialState: {} as PendingQuantities,
  reducers: {
    quantityAsked: (state, { payload }: PayloadAction<{ lineId: number; quantity: number }>) => ({
      ...state,
      [payload.lineId]: payload.quantity,
    }),
    quantitySettled: (state, { payload }: PayloadAction<{ lineId: number }>) => {
      const { [payload.lineId]: _settled, ...rest } = state;
      return rest;
    },
  },
});

export const { quantityAsked, quantitySettled } = slice.actions;
export const pendingQuantitiesReducer = slice.reducer;

/** The lines as they will be when everything asked for is done. */
export function withPending<Line extends { id: number; quantity: number }>(
  lines: readonly Line[],
  pending: PendingQuantities,
): Line[] {
  return lines
    .map((line) => ({ ...line, quantity: pending[line.id] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}
