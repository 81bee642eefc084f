export class ReviewResponse {
  id: number;
  /** 1 to 5. */
  rating: number;
  comment: string;
  authorName: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}
