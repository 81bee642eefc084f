export class ReviewResponse {
  id: number;
  /** 1 to 5. */
  rating: number;
  /** Empty when there is none. */
  title: string;
  comment: string;
  authorName: string;
  /** Of a customer to whom the product was delivered. */
  isVerified: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export class ReviewSummaryResponse {
  /** Mean of the approved reviews with one decimal. @example 4.6 */
  rating: string;
  reviewCount: number;
  /** Approved reviews with 1, 2, 3, 4 and 5 stars. @example [0, 1, 0, 4, 7] */
  counts: number[];
}
