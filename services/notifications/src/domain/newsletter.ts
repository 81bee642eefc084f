export const NEWSLETTER_REQUESTED = 'notifications.newsletter-requested';

export interface NewsletterRequested {
  subscriptionId: number;
}
