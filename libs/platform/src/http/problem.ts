/** One field that did not pass validation, e.g. `shippingAddress.firstName`. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** Body of every answer that is not a success. */
export interface Problem {
  status: number;
  /** Stable machine-readable code such as `ORDERS.SHORT_STOCK`. */
  code: string;
  /** One sentence for a person, in English. */
  message: string;
  fields?: FieldProblem[];
  details?: object;
  /** The same id stands in the log. */
  correlationId: string;
}

/** An outcome the domain knows about. Each module has one subclass and one exhaustive table from code to status. */
export abstract class DomainError extends Error {
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

/** Input that breaks a rule of its fields: always 400. */
export class InvalidInputError extends DomainError {
  constructor(fields: FieldProblem[]) {
    super('INPUT.INVALID', 400, fields[0]?.message ?? 'The input is not valid.', undefined, fields);
  }
}

/** Sent as `Retry-After` with an answer that the service cannot give now. */
export const RETRY_AFTER_SECONDS = 2;

/** The service cannot answer now: its database is away, or it has too much to do. */
export function unavailableProblem(correlationId: string): Problem {
  return {
    status: 503,
    code: 'SERVER.UNAVAILABLE',
    message: 'The shop cannot answer right now. Please try again in a moment.',
    correlationId,
  };
}
