/** Work on up to 100,000 rows that a worker does in chunks, each committed with how far the job has come. */
export interface LongJob {
  id: number;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  createdBy: number;
  createdByEmail: string;
  network: string | null;
}

/** Who is recorded for what the job changes. */
export const creatorOf = ({ createdBy, createdByEmail, network }: LongJob) => ({
  userId: createdBy,
  email: createdByEmail,
  network: network ?? undefined,
});
