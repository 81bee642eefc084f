import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { Public } from '@kp/platform/http';
import { LivenessResponse, ReadinessResponse } from './health.response';

interface HeartbeatRow {
  queue: 'up' | 'down' | 'inline';
}

const LATEST_HEARTBEAT = prepared(
  'gateway.latest-heartbeat',
  `SELECT queue FROM worker_heartbeat WHERE seen_at > now() - interval '30 seconds' ORDER BY seen_at DESC LIMIT 1`,
);

@Controller('health')
export class HealthController {
  constructor(private readonly sql: Sql) {}

  /** The process runs. */
  @Public()
  @Get('live')
  getLiveness(): LivenessResponse {
    return { status: 'ok' };
  }

  /** The shop can take orders: PostgreSQL answers. A missing worker or Redis degrades it but takes nothing out of rotation. */
  @Public()
  @Get('ready')
  async getReadiness(): Promise<ReadinessResponse> {
    try {
      const heartbeat = await this.sql.first<HeartbeatRow>(LATEST_HEARTBEAT);
      const queue = heartbeat?.queue ?? 'down';
      const isComplete = heartbeat !== null && queue !== 'down';
      return {
        status: isComplete ? 'ok' : 'degraded',
        database: 'up',
        worker: heartbeat ? 'up' : 'down',
        queue,
      };
    } catch {
      throw new ServiceUnavailableException('The database does not answer.');
    }
  }
}
