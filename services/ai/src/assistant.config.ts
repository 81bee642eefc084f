import { Setting } from '@kp/platform/config';
import { IsInt, Max, Min } from 'class-validator';

export class AssistantConfig {
  @Setting({
    name: 'AI_LEARN_AFTER_SECONDS',
    default: '3',
    description:
      'When the assistant learns its languages after the start, some seconds of one core; 0 learns each when it is first used.',
  })
  @IsInt()
  @Min(0)
  @Max(86_400)
  learnAfterSeconds: number;
}
