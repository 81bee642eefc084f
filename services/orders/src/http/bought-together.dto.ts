export class BoughtTogetherResponse {
  /** At most four; some may not be on sale. */
  productIds: number[];
}
