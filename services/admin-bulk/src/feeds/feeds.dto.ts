import {
  DEFAULT_MAX_SOLD_OUT_PERCENT,
  FEED_AUTHS,
  FEED_FIELDS,
  FEED_HOURS,
  FEED_LIMITS,
  FEED_RULES,
  type FeedAuth,
  type FeedField,
  type FeedHours,
  type FeedRunState,
} from '@kp/commerce/supplier-feeds';
import {
  FormCode,
  FormSingleLine,
  IsText,
  IsWhole,
  OptionalField,
  PageQuery,
  WholeField,
} from '@kp/platform/http';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  ValidateIf,
} from 'class-validator';
import type { HeldPrice, FeedRun, ReportedRun } from './feed';
import type { DecidedPrices } from './held-prices';
import type { FeedInput, ShownFeed } from './feeds';

const MAX_DECIDED = 500;

export class SaveSupplierFeedRequest {
  @FormSingleLine(FEED_RULES.name)
  name: string;

  /** Products of other suppliers stay as they are; null: it may change all. */
  @IsInt()
  @ValidateIf((_, value) => value !== null)
  supplierId: number | null;

  /** As it was answered it is the one that is kept, with what it has behind "?". */
  @FormCode(FEED_RULES.address)
  @IsText(FEED_LIMITS.addressMax)
  address: string;

  @IsIn(FEED_AUTHS)
  auth: FeedAuth;

  /** Of `basic`. */
  @FormSingleLine(FEED_RULES.username)
  username: string;

  /** Password or token; without it the one that is kept, for the same server. */
  @IsText(FEED_LIMITS.secretMax)
  @OptionalField()
  secret?: string;

  @IsIn(FEED_HOURS)
  everyHours: FeedHours;

  /** What it changes of products. */
  @IsIn(FEED_FIELDS, { each: true })
  @ArrayUnique()
  @ArrayMinSize(1)
  @ArrayMaxSize(FEED_FIELDS.length)
  @IsArray()
  fields: FeedField[];

  /** Prices that move by as much wait for approval. */
  @IsWhole(1, FEED_LIMITS.percentMax)
  maxChangePercent: number;

  /** A list that would sell out more than this share of what it knows is not imported: most likely it is broken. */
  @IsWhole(1, 100)
  @OptionalField()
  maxSoldOutPercent?: number;

  /** A new one never runs before it was tested. */
  @IsBoolean()
  isActive: boolean;

  static inputOf(request: SaveSupplierFeedRequest): FeedInput {
    const { name, supplierId, address, auth, username, secret } = request;
    const { everyHours, fields, maxChangePercent, isActive } = request;
    const { maxSoldOutPercent = DEFAULT_MAX_SOLD_OUT_PERCENT } = request;
    const limits = { maxChangePercent, maxSoldOutPercent };
    const by = { auth, username: auth === 'basic' ? username : '', secret };
    return { name, supplierId, address, ...by, everyHours, fields, ...limits, isActive };
  }
}

export class UpdateSupplierFeedRequest extends SaveSupplierFeedRequest {
  @IsWhole(1)
  version: number;
}

export class SupplierFeedRunResponse {
  id: number;
  /** Null of one that brought no file, and once it is deleted. */
  importId: number | null;
  state: FeedRunState;
  /** Why it failed: FEED… or TABLE…, which has a row. */
  problem: string | null;
  problemRow: number | null;
  startedAt: Date;
  endedAt: Date | null;

  static from({
    id,
    importId,
    state,
    problem,
    problemRow,
    startedAt,
    endedAt,
  }: FeedRun): SupplierFeedRunResponse {
    return { id, importId, state, problem, problemRow, startedAt, endedAt };
  }
}

export class ReportedFeedRunResponse extends SupplierFeedRunResponse {
  updated: number;
  unchanged: number;
  /** Prices that moved too far. */
  held: number;
  /** Codes that no product has. */
  unknown: number;
  failed: number;

  static reportOf(run: ReportedRun): ReportedFeedRunResponse {
    const { updated, unchanged, held, unknown, failed } = run;
    return { ...SupplierFeedRunResponse.from(run), updated, unchanged, held, unknown, failed };
  }
}

export class FeedColumnResponse {
  name: string;
  field: string;
}

export class SupplierFeedResponse {
  id: number;
  name: string;
  supplierId: number | null;
  supplierName: string | null;
  /** What it has behind "?" is never answered. */
  address: string;
  auth: FeedAuth;
  username: string;
  everyHours: FeedHours;
  fields: FeedField[];
  maxChangePercent: number;
  maxSoldOutPercent: number;
  isActive: boolean;
  /** What its columns are, as they were checked last; none before. */
  columns: FeedColumnResponse[];
  /** Prices that wait for a decision. */
  waiting: number;
  /** When it brought something, or there was nothing new, for the last time. */
  lastGoodAt: Date | null;
  /** It has failed since; what came in before stays. */
  brokenSince: Date | null;
  nextRunAt: Date | null;
  lastRun: SupplierFeedRunResponse | null;
  version: number;

  static from(feed: ShownFeed): SupplierFeedResponse {
    const { id, name, supplierId, supplierName, address, auth, username, everyHours, fields } = feed;
    const {
      maxChangePercent,
      maxSoldOutPercent,
      isActive,
      waiting,
      lastGoodAt,
      brokenSince,
      version,
      lastRun,
    } = feed;
    const columns = Object.entries(feed.reading?.fields ?? {});
    return {
      id,
      name,
      supplierId,
      supplierName,
      address,
      auth,
      username,
      everyHours,
      fields,
      maxChangePercent,
      maxSoldOutPercent,
      isActive,
      columns: columns.map(([column, field]) => ({ name: column, field })),
      waiting,
      lastGoodAt,
      brokenSince,
      nextRunAt: isActive ? feed.nextRunAt : null,
      lastRun: lastRun && SupplierFeedRunResponse.from(lastRun),
      version,
    };
  }
}

export class ListFeedRunsRequest extends PageQuery {}

export class ListHeldPricesRequest {
  /** Products behind this one. */
  @WholeField(0)
  @OptionalField()
  after?: number = 0;

  @WholeField(1, MAX_DECIDED)
  @OptionalField()
  limit?: number = 100;
}

export class HeldChangeResponse {
  field: string;
  before: string | null;
  after: string | null;
}

export class HeldPriceResponse {
  productId: number;
  label: string;
  changes: HeldChangeResponse[];
  /** Somebody has decided that the price stays. */
  dismissed: boolean;

  static from({ productId, label, changes, dismissed }: HeldPrice): HeldPriceResponse {
    return { productId, label, changes, dismissed };
  }
}

export class DecideHeldPricesRequest {
  /** Without them all that wait, 500 at once. */
  @IsInt({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(MAX_DECIDED)
  @IsArray()
  @OptionalField()
  productIds?: number[];
}

export class DecidedHeldPricesResponse {
  decided: number;
  /** Changed in the shop since: they wait again, as they are now. */
  renewed: number;
  waiting: number;

  static from({ decided, renewed, waiting }: DecidedPrices): DecidedHeldPricesResponse {
    return { decided, renewed, waiting };
  }
}
