import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AcceptsBody, Public, RateLimit } from '@kp/platform/http';
import { cspViolations } from './csp-report';

const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];
const MAX_BYTES = 16 * 1024;
const MAX_LOGGED_LENGTH = 1000;

/** Where browsers report what the content security policy has blocked. One line in the log, nothing is stored. */
@ApiExcludeController()
@Controller('api/csp-reports')
export class CspReportsController {
  private readonly logger = new Logger('Csp');

  @Public()
  @RateLimit({ limit: 30, seconds: 60 })
  @AcceptsBody({ types: TYPES, maxBytes: MAX_BYTES, as: 'parsed' })
  @HttpCode(204)
  @Post()
  reportCspViolation(@Body() report: unknown): void {
    this.logger.warn(`CSP violation ${JSON.stringify(cspViolations(report)).slice(0, MAX_LOGGED_LENGTH)}`);
  }
}
