import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { SHARED_VIEW_LISTS } from '@kp/commerce/shared-view-rules';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { SharedViewsService } from '../shared-views.service';
import {
  RenameSharedViewRequest,
  SharedViewResponse,
  SharedViewsQuery,
  ShareViewRequest,
} from './shared-views.dto';

/** Each list asks for the right of its screen. */
@Access('admin', Object.values(SHARED_VIEW_LISTS))
@Controller('admin/api/shared-views')
export class SharedViewsController {
  constructor(private readonly views: SharedViewsService) {}

  /** The caller's own and those of the team, by name. 403 SETTINGS.LIST_FORBIDDEN without the right of the list. */
  @Get()
  async listSharedViews(
    @Query() { list }: SharedViewsQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SharedViewResponse[]> {
    const views = await this.views.list(list, principal);
    return views.map((view) => SharedViewResponse.from(view, principal));
  }

  /** 409 SETTINGS.VIEW_NAME_TAKEN or, at 50 views of the list, SETTINGS.TOO_MANY_VIEWS. */
  @Post()
  async shareView(
    @Body() { list, name, query, hidden, order, chosen = [], isPrivate = false }: ShareViewRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SharedViewResponse> {
    const view = await this.views.share({ list, name, query, hidden, order, chosen, isPrivate }, principal);
    return SharedViewResponse.from(view, principal);
  }

  /** Renames it, and shares it with the team or takes it back. 403 SETTINGS.VIEW_OF_ANOTHER except for who shared it and owners. */
  @Put(':id')
  async renameSharedView(
    @Param() { id }: IdParam,
    @Body() { name, isPrivate = false }: RenameSharedViewRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SharedViewResponse> {
    return SharedViewResponse.from(await this.views.update(id, { name, isPrivate }, principal), principal);
  }

  /** 403 SETTINGS.VIEW_OF_ANOTHER except for who shared it and owners. */
  @HttpCode(204)
  @Delete(':id')
  async deleteSharedView(@Param() { id }: IdParam, @CurrentPrincipal() principal: Principal): Promise<void> {
    await this.views.delete(id, principal);
  }
}
