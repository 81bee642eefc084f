import { redactUrl } from '@kp/platform/logging';

const MAX_URL_LENGTH = 200;

/** What helps to find the cause of a violation. Nothing else of a report is logged: it may hold secrets of the visitor. */
export interface CspViolation {
  directive?: string;
  blocked?: string;
  page?: string;
  source?: string;
  line?: number;
}

/** The violations of a report: one object (`report-uri`) or a list (`report-to`). */
export function cspViolations(report: unknown): CspViolation[] {
  return [report].flat().map((entry) => {
    const { 'csp-report': older, body: newer } = fieldsOf(entry);
    const fields = { ...fieldsOf(older), ...fieldsOf(newer) };
    const { 'line-number': olderLine, lineNumber = olderLine } = fields;
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
const url = (value: unknown) => (typeof value === 'string' ? text(redactUrl(value)) : undefined);
