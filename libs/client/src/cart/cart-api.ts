import { type CartLineResponse, shopApi } from '@kp/api-client/shop';

type Lines = CartLineResponse[];
type CartChange = (lines: Lines) => Lines;

interface PendingChange {
  readonly change: CartChange;
  patch: { undo(): void };
}

/** Part of the store's thunk argument. */
export interface CartContext {
  /** Changes without an answer yet, in the order of their calls; each patch is on top of the one before. */
  pendingCartChanges: readonly PendingChange[];
}

interface CallLifecycle<Answer> {
  readonly dispatch: (patch: ReturnType<typeof shopApi.util.updateQueryData>) => PendingChange['patch'];
  readonly extra: unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: Answer }>;
}

const patchWith =
  ({ dispatch }: Pick<CallLifecycle<unknown>, 'dispatch'>) =>
  (change: CartChange) =>
    dispatch(shopApi.util.updateQueryData('listCartLines', undefined, change));

/** Shows a change at once. Its answer replaces the cached cart; a failure undoes it and keeps the other changes. */
async function changeCart<Answer>(
  call: CallLifecycle<Answer>,
  change: CartChange,
  cartOf: (answer: Answer) => Lines | null,
): Promise<void> {
  const context = call.extra as CartContext;
  const patchCart = patchWith(call);
  const pending: PendingChange = { change, patch: patchCart(change) };
  context.pendingCartChanges = [...context.pendingCartChanges, pending];
  const cart = await call.queryFulfilled.then(
    ({ data }) => cartOf(data),
    () => null,
  );
  for (const { patch } of context.pendingCartChanges.toReversed()) patch.undo();
  context.pendingCartChanges = context.pendingCartChanges.filter((each) => each !== pending);
  if (cart) patchCart(() => cart);
  reapplyPending(call);
}

function reapplyPending(call: Omit<CallLifecycle<unknown>, 'queryFulfilled'>): void {
  const patchCart = patchWith(call);
  for (const pending of (call.extra as CartContext).pendingCartChanges)
    pending.patch = patchCart(pending.change);
}

/** Null for a change that a newer one of its line replaced. */
const wholeCart = (answer: CartLineResponse | Lines | null) => (Array.isArray(answer) ? answer : null);

/** A change answers the whole cart, so only a failed one has to read it again. */
const invalidatesTags = (_answer: unknown, error: unknown): 'Cart'[] => (error ? ['Cart'] : []);

/** What is added shows with the answer, because the line's id, price and stock come from the server. */
const noChange: CartChange = (lines) => lines;

export const cartApi = shopApi.enhanceEndpoints({
  endpoints: {
    listCartLines: {
      onQueryStarted: async (_arg, call) => {
        await call.queryFulfilled.then(
          () => reapplyPending(call),
          () => undefined,
        );
      },
    },
    addCartLine: {
      invalidatesTags,
      onQueryStarted: (_arg, call) => changeCart(call, noChange, wholeCart),
    },
    setCartLineQuantity: {
      invalidatesTags,
      onQueryStarted: ({ itemId, setCartLineQuantityRequest: { quantity } }, call) =>
        changeCart(
          call,
          (lines) => lines.map((line) => (line.id === itemId ? { ...line, quantity } : line)),
          wholeCart,
        ),
    },
    removeCartLine: {
      invalidatesTags,
      onQueryStarted: ({ itemId }, call) =>
        changeCart(call, (lines) => lines.filter(({ id }) => id !== itemId), wholeCart),
    },
    clearCart: {
      invalidatesTags,
      onQueryStarted: (_arg, call) =>
        changeCart(
          call,
          () => [],
          () => [],
        ),
    },
    mergeCart: {
      invalidatesTags,
      onQueryStarted: (_arg, call) => changeCart(call, noChange, ({ lines }) => lines),
    },
  },
});
