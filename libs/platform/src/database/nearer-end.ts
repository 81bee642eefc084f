export interface OffsetPage {
  readonly limit: number;
  readonly offset: number;
}

interface PageFromEnd extends OffsetPage {
  /** Whether rows are to be read in the opposite order, and brought into theirs afterwards. */
  readonly isReversed: boolean;
}

/** A page of the second half is read from the end, so that never more than half of the rows are skipped. */
export function fromNearerEnd({ limit, offset }: OffsetPage, total: number): PageFromEnd {
  const shown = Math.min(limit, total - offset);
  const behind = total - offset - shown;
  return shown > 0 && behind < offset
    ? { limit: shown, offset: behind, isReversed: true }
    : { limit, offset, isReversed: false };
}
