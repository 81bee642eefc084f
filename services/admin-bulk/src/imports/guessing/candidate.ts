export interface GuessedColumn {
  name: string;
  /** Of its first rows. */
  values: readonly string[];
}

export interface Candidate {
  column: number;
  field: string;
  score: number;
  /** Not by values alone, nor by the very name of an export. */
  isByHead?: boolean;
}

export const isTold = ({ score, isByHead }: Candidate): boolean => isByHead === true || score > 1;

/** What each column most likely is. */
export function likeliest(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<number, Candidate>();
  for (const candidate of candidates) {
    const other = best.get(candidate.column);
    if (!other || candidate.score > other.score) best.set(candidate.column, candidate);
  }
  return [...best.values()];
}
