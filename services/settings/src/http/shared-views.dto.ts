import { SHARED_VIEW_LIMITS, SHARED_VIEW_LISTS, SHARED_VIEW_RULES, type SharedViewList } from '@kp/commerce';
import { FormSingleLine, OptionalField, type Principal } from '@kp/platform/http';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, Matches, MaxLength } from 'class-validator';
import type { SharedView } from '../shared-view.entity';
import { mayChange } from '../shared-views.service';

const LISTS = Object.keys(SHARED_VIEW_LISTS) as SharedViewList[];
const COLUMN = /^[\w-]{1,40}$/;

export class SharedViewsQuery {
  @IsIn(LISTS)
  list: SharedViewList;
}

export class RenameSharedViewRequest {
  /** Of its own in the list, whatever the case of its letters. */
  @FormSingleLine(SHARED_VIEW_RULES.name)
  name: string;

  /** true: of the caller alone. */
  @IsBoolean()
  @OptionalField()
  isPrivate?: boolean = false;
}

export class ShareViewRequest extends RenameSharedViewRequest {
  @IsIn(LISTS)
  list: SharedViewList;

  /** Parameters of the screen, never an address. @example "sort=-totalAmount&status=pending" */
  @MaxLength(SHARED_VIEW_LIMITS.queryMax)
  @Matches(/^([\w.-]+=[^\s/\\:?#<>"]*(&|$))*$/)
  query: string;

  /** Keys of columns. */
  @IsArray()
  @ArrayMaxSize(SHARED_VIEW_LIMITS.columnsMax)
  @Matches(COLUMN, { each: true })
  hidden: string[];

  /** Keys of columns; empty while none was moved. */
  @IsArray()
  @ArrayMaxSize(SHARED_VIEW_LIMITS.columnsMax)
  @Matches(COLUMN, { each: true })
  order: string[];

  /** Keys of optional columns that are shown. */
  @IsArray()
  @ArrayMaxSize(SHARED_VIEW_LIMITS.columnsMax)
  @Matches(COLUMN, { each: true })
  @OptionalField()
  chosen?: string[] = [];
}

export class SharedViewResponse {
  id: number;
  name: string;
  query: string;
  hidden: string[];
  order: string[];
  chosen: string[];
  /** Of the caller alone. */
  isPrivate: boolean;
  /** Whether the caller may rename and delete it. */
  mayChange: boolean;

  static from(view: SharedView, principal: Principal): SharedViewResponse {
    const { id, name, query, hidden, order, chosen, isPrivate } = view;
    return { id, name, query, hidden, order, chosen, isPrivate, mayChange: mayChange(view, principal) };
  }
}
