/** Works through a list, so many at a time. The first error ends it, once what had begun is done. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  let failure: { error: unknown } | undefined;
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined && !failure; item = waiting.shift()) {
      await work(item).catch((error: unknown) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failure) throw failure.error;
}
