interface Patch {
  undo(): void;
}

/** Leaves what a list shows already as it is, unless the server refuses the change. */
export async function shownAtOnce(
  queryFulfilled: Promise<unknown>,
  patches: readonly Patch[],
): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    for (const patch of patches) patch.undo();
  }
}
