export class WebhookReceiptResponse {
  received: boolean;
}
