export class OrderWeightResponse {
  id: number;
  /** Of all units whose product has a weight. */
  grams: number;
  /** false: some product has none. */
  isComplete: boolean;
}
