import { OptionalField, WholeField, IsText } from '@kp/platform/http';
import { IsISO8601, Matches, MaxLength } from 'class-validator';

const MAX_ID = 2_147_483_647;
const NAME = /^[a-z][a-z._-]*$/;

export class AuditFilterRequest {
  /** Names, numbers and codes of what was changed, or who changed it. */
  @IsText(100)
  @OptionalField()
  search?: string;

  /** Id of an account. */
  @WholeField(1, MAX_ID)
  @OptionalField()
  actor?: number;

  /** @example product */
  @Matches(NAME, { message: '$property must be the name of a kind, such as product' })
  @MaxLength(60)
  @OptionalField()
  subject?: string;

  /** @example 12 */
  @IsText(60)
  @OptionalField()
  subjectId?: string;

  /** @example product.updated */
  @Matches(NAME, { message: '$property must be the name of an action, such as product.updated' })
  @MaxLength(60)
  @OptionalField()
  action?: string;

  @IsISO8601({ strict: true })
  @OptionalField()
  from?: string;

  /** Exclusive. */
  @IsISO8601({ strict: true })
  @OptionalField()
  to?: string;
}

export class ListAuditEntriesRequest extends AuditFilterRequest {
  /** Id of the last entry of the page before. */
  @WholeField(1, MAX_ID)
  @OptionalField()
  before?: number;

  @WholeField(1, 100)
  @OptionalField()
  limit?: number = 50;
}

export interface AuditFilter {
  /** Of what was changed, or of who changed it. */
  search?: string;
  actorId?: number;
  subject?: string;
  subjectId?: string;
  action?: string;
  from?: Date;
  /** Exclusive. */
  to?: Date;
}

export function auditFilter(request: AuditFilterRequest): AuditFilter {
  const { search, actor: actorId, subject, subjectId, action, from, to } = request;
  return {
    search,
    actorId,
    subject,
    subjectId,
    action,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

export class AuditEntryResponse {
  id: number;
  createdAt: Date;
  actorId: number;
  /** As it is today; null once the account is deleted. @example "Ana Popescu" */
  actorName: string | null;
  /** As it was then. */
  actorEmail: string;
  /** IP address, shortened; null where no request was. */
  network: string | null;
  /** @example product.updated */
  action: string;
  /** @example product */
  subject: string;
  subjectId: string;
  /** As it is called today; null for what is gone or has no name. @example "Chef knife (KP-12)" */
  subjectName: string | null;
  /** Fields that the change touched; null for what did not exist. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export class AuditActorResponse {
  id: number;
  /** Null once the account is deleted. @example "Ana Popescu" */
  name: string | null;
  email: string;
}

export class AuditChoicesResponse {
  actors: AuditActorResponse[];
  subjects: string[];
}
