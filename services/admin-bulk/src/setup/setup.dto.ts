import {
  DEMO_CONFIRMATION,
  READINESS_CHECKS,
  type ReadinessCheckName,
  SETUP_MARKS,
  type SetupMark,
} from '@kp/commerce/setup-marks';
import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsIn } from 'class-validator';
import type { Readiness, ReadinessCheck } from './readiness';

export class SetupMarkParam {
  @IsIn(SETUP_MARKS)
  name: SetupMark;
}

export class RemoveDemoDataRequest {
  /** Typed by the person who removes it. */
  @Equals(DEMO_CONFIRMATION)
  confirmation: typeof DEMO_CONFIRMATION;
}

export class ReadinessCheckResponse implements ReadinessCheck {
  @ApiProperty({ enum: READINESS_CHECKS })
  name: ReadinessCheckName;
  isDone: boolean;
  /** Why it is open, where there are several reasons. */
  reason: string | null;
}

export class ShopReadinessResponse implements Readiness {
  checks: ReadinessCheckResponse[];
  /** Somebody does not want to see the list any more. */
  isHidden: boolean;
}
