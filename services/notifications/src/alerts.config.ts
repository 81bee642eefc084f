import { Setting } from '@kp/platform/config';
import { IsInt, Max, Min } from 'class-validator';

export class AlertsConfig {
  @Setting({
    name: 'ALERT_SETTLE_SECONDS',
    default: '300',
    description:
      'How long a price or the availability of a product must stay unchanged before its alerts are mailed, so that a bulk change and its undo mail nothing.',
  })
  @IsInt()
  @Min(0)
  @Max(86_400)
  debounceSeconds: number;
}
