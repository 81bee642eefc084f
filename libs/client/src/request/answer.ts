import type { ApiError, ApiMeta, Problem } from '@kp/api-client';

export type RequestResult = { data: unknown; meta: ApiMeta } | { error: ApiError; meta?: ApiMeta };

export const NETWORK_ERROR: ApiError = { status: 0, message: 'Network error. Please try again.' };

interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
  readonly totalCount: string | null;
}

/** Turns an answer into what RTK Query expects: data, or an error with the literal message of the specification. */
export function toResult({ status, statusText, body, totalCount }: Answer): RequestResult {
  const isOk = status >= 200 && status < 300;
  if (!isOk) {
    return { error: { status, message: `${status}: ${body || statusText}`, problem: parseProblem(body) } };
  }
  const meta: ApiMeta = totalCount === null ? {} : { totalCount: Number(totalCount) };
  try {
    return { data: body ? JSON.parse(body) : null, meta };
  } catch {
    return { error: { status, message: `${status}: ${body}` } };
  }
}

function parseProblem(body: string): Problem | undefined {
  try {
    const problem: unknown = JSON.parse(body);
    return isProblem(problem) ? problem : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
