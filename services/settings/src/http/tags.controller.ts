import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { TAG_RIGHTS } from '@kp/commerce/tag-rules';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { Tags } from '../tags/tags.service';
import { ChangeTagsRequest, ListTagsQuery, SuggestTagsQuery, TaggedResponse } from './tags.dto';

/** Each subject asks for the right of its screen: 403 SETTINGS.LIST_FORBIDDEN. */
@Access('admin', Object.values(TAG_RIGHTS))
@Controller('admin/api/tags')
export class TagsController {
  constructor(private readonly tags: Tags) {}

  /** Of these, without those that have none. */
  @Get()
  listTagsByAdmin(
    @Query() { subject, ids }: ListTagsQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<TaggedResponse[]> {
    return this.tags.list(subject, ids, principal);
  }

  /** Names in use, up to 30. */
  @Get('suggestions')
  suggestTagsByAdmin(
    @Query() { subject, search = '' }: SuggestTagsQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<string[]> {
    return this.tags.suggest(subject, search, principal);
  }

  /** Adds and removes on all of them; answers what they have now. 409 SETTINGS.TOO_MANY_TAGS for more than 30 on one. */
  @Put()
  changeTagsByAdmin(
    @Body() { subject, ids, add = [], remove = [] }: ChangeTagsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<TaggedResponse[]> {
    return this.tags.change({ subject, ids, add, remove }, principal);
  }
}
