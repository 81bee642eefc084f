import { createSlice } from '@reduxjs/toolkit';

interface BusyState {
  /** Calls that wait until they are sent again. */
  readonly waitingCalls: number;
}

const initialState: BusyState = { waitingCalls: 0 };

const slice = createSlice({
  name: 'busy',
  initialState,
  reducers: {
    waitStarted: ({ waitingCalls }): BusyState => ({ waitingCalls: waitingCalls + 1 }),
    waitEnded: ({ waitingCalls }): BusyState => ({ waitingCalls: waitingCalls - 1 }),
  },
});

export const { waitStarted, waitEnded } = slice.actions;
export const busyReducer = slice.reducer;
