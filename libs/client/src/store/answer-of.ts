interface Subscription<Data> {
  unwrap(): Promise<Data>;
  unsubscribe(): void;
}

/**
 * The answer of a query that is asked outside of a component: `answerOf(dispatch(endpoint.initiate(args)))`. It is
 * subscribed to until then: the store forgets what has no subscriber, also while another answer is on its way, which
 * is `undefined` then.
 * @throws ApiError when the request fails
 */
export async function answerOf<Data>(query: Subscription<Data>): Promise<Data> {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
}
