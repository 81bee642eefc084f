import { NoGlobalRateLimit, Public } from '@kp/platform/http';
import { Controller, Get, Module, ServiceUnavailableException } from '@nestjs/common';
import { LivenessResponse, ReadinessResponse } from './health.dto';
import { Readiness } from './readiness';

/** Describes the health checks; the server answers them itself, before the framework. */
@NoGlobalRateLimit()
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The same as `/health/live`. */
  @Get()
  getHealth(): LivenessResponse {
    return { status: 'ok' };
  }

  /** The process runs. */
  @Get('live')
  getLiveness(): LivenessResponse {
    return { status: 'ok' };
  }

  /** The shop can take orders: PostgreSQL answers and has every migration of this version. A missing worker or Redis and a disk that is almost full are reported as degraded with status 200. */
  @Get('ready')
  async getReadiness(): Promise<ReadinessResponse> {
    return this.readiness.check().catch((error: Error) => {
      throw new ServiceUnavailableException(error.message);
    });
  }
}

@Module({ controllers: [HealthController], providers: [Readiness], exports: [Readiness] })
export class HealthModule {}
