import { AcceptsBody, Public, RateLimit } from '@kp/platform/http';
import { UrlRedaction } from '@kp/platform/logging';
import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

const MAX_URL_LENGTH = 200;

/** Other parts of a report are not logged: they may hold personal data. */
interface CspViolation {
  directive?: string;
  blocked?: string;
  page?: string;
  source?: string;
  line?: number;
}

export function cspViolations(report: unknown, urls: UrlRedaction): CspViolation[] {
  const url = (value: unknown) => (typeof value === 'string' ? text(urls.redact(value)) : undefined);
  return [report].flat().map((entry) => {
    const { 'csp-report': legacyReport, body: reportBody } = fieldsOf(entry);
    const fields = { ...fieldsOf(legacyReport), ...fieldsOf(reportBody) };
    const { 'line-number': legacyLineNumber, lineNumber = legacyLineNumber } = fields;
    return {
      directive: text(
        fields['effective-directive'] ?? fields['violated-directive'] ?? fields.effectiveDirective,
      ),
      blocked: url(fields['blocked-uri'] ?? fields.blockedURL),
      page: url(fields['document-uri'] ?? fields.documentURL),
      source: url(fields['source-file'] ?? fields.sourceFile),
      line: typeof lineNumber === 'number' ? lineNumber : undefined,
    };
  });
}

const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value ? value : {}) as Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_URL_LENGTH) : undefined);

const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];
const MAX_REPORT_BYTES = 16 * 1024;
const MAX_LOGGED_LENGTH = 1000;

@ApiExcludeController()
@Controller('api/csp-reports')
export class CspReportsController {
  private readonly logger = new Logger('Csp');

  constructor(private readonly urls: UrlRedaction) {}

  @Public()
  @RateLimit({ limit: 30, seconds: 60 })
  @AcceptsBody({ types: REPORT_TYPES, maxBytes: MAX_REPORT_BYTES, as: 'parsed' })
  @HttpCode(204)
  @Post()
  reportCspViolation(@Body() report: unknown): void {
    const violations = JSON.stringify(cspViolations(report, this.urls));
    this.logger.warn(`CSP violation ${violations.slice(0, MAX_LOGGED_LENGTH)}`);
  }
}
