import { SHARED_VIEW_LIMITS, SHARED_VIEW_LISTS, SHARED_VIEW_RULES, type SharedViewList } from '@kp/commerce';
import { FormLine, type Principal } from '@kp/platform/http';
import { ArrayMaxSize, IsArray, IsIn, Matches, MaxLength } from 'class-validator';
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
  @FormLine(SHARED_VIEW_RULES.name)
  name: string;
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
}

export class SharedViewResponse {
  id: number;
  name: string;
  query: string;
  hidden: string[];
  order: string[];
  /** Whether the caller may rename and delete it. */
  mayChange: boolean;

  static from(view: SharedView, principal: Principal): SharedViewResponse {
    const { id, name, query, hidden, order } = view;
    return { id, name, query, hidden, order, mayChange: mayChange(view, principal) };
  }
}
