interface GuestOrderState {
  readonly guestOrder: GuestOrder;
}

export interface GuestOrder {
  readonly email: string;
  /** Of the order's link. */
  readonly token: string;
}

/** From the history entry of a guest who has just ordered: the email is in no address. */
export function guestOrderOf(state: unknown): GuestOrder | undefined {
  return (state as Partial<GuestOrderState> | null)?.guestOrder;
}
