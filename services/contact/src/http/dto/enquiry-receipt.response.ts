export class EnquiryReceiptResponse {
  success: boolean;
  /** One sentence for the sender, in English. */
  message: string;
}
