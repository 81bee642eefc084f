import { NEWSLETTER_STATES, type NewsletterState } from '@kp/commerce/newsletter-rules';
import { Setting } from '@kp/platform/config';
import { IsIn } from 'class-validator';

export class NewsletterConfig {
  @Setting({
    name: 'NEWSLETTER',
    default: 'announced',
    description:
      'open: its box on the home page takes sign-ups; announced: the box says that it is not open yet; hidden: no box.',
  })
  @IsIn(NEWSLETTER_STATES)
  state: NewsletterState;
}
