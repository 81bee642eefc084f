export interface FieldProblem {
  field: string;
  message: string;
}

export interface Problem {
  status: number;
  code: string;
  message: string;
  fields?: FieldProblem[];
  details?: object;
  correlationId: string;
}

/** Each module has one subclass. */
export abstract class DomainError extends Error {
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly details?: object,
    readonly fields?: FieldProblem[],
  ) {
    super(message);
  }
}

/** @returns what makes functions that create an error that always says the same */
export const refusalsOf =
  <Kind extends DomainError>(Kind: new (code: string, status: number, message: string) => Kind) =>
  (code: string, status: number, message: string) =>
  (): Kind =>
    new Kind(code, status, message);

export class InvalidInputError extends DomainError {
  constructor(fields: FieldProblem[]) {
    super('INPUT.INVALID', 400, fields[0]?.message ?? 'The input is not valid.', undefined, fields);
  }
}

export class TooManyRequestsError extends DomainError {
  constructor() {
    super('REQUEST.TOO_MANY', 429, 'Too many attempts. Please wait a moment and try again.');
  }
}

export function storageFullProblem(correlationId: string): Problem {
  return {
    status: 507,
    code: 'STORAGE.FULL',
    message:
      "There is no space left for files. Nothing was saved. Free some space on the shop's disk, then try again.",
    correlationId,
  };
}

export const RETRY_AFTER_SECONDS = 2;

export function unavailableProblem(correlationId: string): Problem {
  return {
    status: 503,
    code: 'SERVER.UNAVAILABLE',
    message: 'The shop cannot answer right now. Please try again in a moment.',
    correlationId,
  };
}

/** Unlike the one above it says that nothing was started, so that any call may be repeated. */
export function busyProblem(correlationId: string): Problem {
  return {
    status: 503,
    code: 'SERVER.BUSY',
    message: 'The shop is very busy right now. Please try again in a moment.',
    correlationId,
  };
}

export function tooManyProblem(correlationId: string): Problem {
  const { code, status, message } = new TooManyRequestsError();
  return { status, code, message, correlationId };
}
