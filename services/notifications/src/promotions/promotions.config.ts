import { Setting } from '@kp/platform/config';
import { IsInt, Max, Min } from 'class-validator';

export class PromotionsConfig {
  @Setting({
    name: 'PROMOTION_MAILS_PER_MINUTE',
    default: '300',
    description:
      'How many mails of promotions are written in a minute at most, all promotions together: what your mail server accepts beside the mails about orders.',
  })
  @IsInt()
  @Min(1)
  @Max(100_000)
  mailsPerMinute: number;
}
