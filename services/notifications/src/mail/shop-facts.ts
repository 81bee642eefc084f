/** Facts about the shop that mails repeat. */
export interface ShopFacts {
  publicUrl: string;
  phone: string;
  /** Where the shop reads its mail. */
  email: string;
}
