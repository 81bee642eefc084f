/** A journey ends when its states are reached, however busy the machine is; this ends one that hangs. */
jest.setTimeout(600_000);
