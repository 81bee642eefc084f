import { AcceptsBody, Access, CurrentPrincipal, type Principal, Public } from '@kp/platform/http';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { pageHtml } from '../pages/page-text';
import { Pages } from '../pages/pages.service';
import { BrandTextQuery } from './brand-settings.dto';
import {
  AdminPageResponse,
  AdminPageSummaryResponse,
  MAX_PAGE_BYTES,
  PageContentResponse,
  PageHtmlResponse,
  PageParam,
  PageRevisionParam,
  PreviewPageRequest,
  PublishPageRequest,
  SavePageRequest,
  ShopPageResponse,
} from './pages.dto';

@Controller('api/pages')
export class PagesOfShopController {
  constructor(private readonly pages: Pages) {}

  /** A published page, as safe HTML. 404 SETTINGS.PAGE_NOT_FOUND */
  @Public()
  @Get(':slug')
  getShopPage(
    @Param() { slug }: PageParam,
    @Query() { language }: BrandTextQuery,
  ): Promise<ShopPageResponse> {
    return this.pages.show(slug, language);
  }
}

@Access('admin', 'pages')
@Controller('admin/api/pages')
export class AdminPagesController {
  constructor(private readonly pages: Pages) {}

  /** Those that every shop has, then its own. */
  @Get()
  async listAdminPages(): Promise<AdminPageSummaryResponse[]> {
    return AdminPageSummaryResponse.listOf(await this.pages.list());
  }

  /** As it was saved last, with its history; empty for a page that nobody has written. */
  @Get(':slug')
  async getAdminPage(@Param() { slug }: PageParam): Promise<AdminPageResponse> {
    return AdminPageResponse.of(slug, await this.pages.find(slug));
  }

  /** What was saved at another time, to be saved again. */
  @Get(':slug/revisions/:revisionId')
  async getAdminPageRevision(@Param() { slug, revisionId }: PageRevisionParam): Promise<PageContentResponse> {
    return PageContentResponse.of(await this.pages.revision(slug, revisionId));
  }

  /** A new revision, which customers see once it is published. 409 SETTINGS.PAGE_CHANGED */
  @Put(':slug')
  @AcceptsBody({ maxBytes: MAX_PAGE_BYTES })
  async saveAdminPage(
    @Param() { slug }: PageParam,
    @Body() request: SavePageRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<AdminPageResponse> {
    const { placement, revisionId, texts } = request;
    await this.pages.save(slug, { placement, revisionId, content: texts }, principal);
    return this.getAdminPage({ slug });
  }

  /** Shows a revision to customers, or takes the page back. */
  @Put(':slug/published')
  async publishAdminPage(
    @Param() { slug }: PageParam,
    @Body() { revisionId }: PublishPageRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<AdminPageResponse> {
    await this.pages.publish(slug, revisionId, principal);
    return this.getAdminPage({ slug });
  }

  /** How the shop would show a text that is not saved yet. */
  @HttpCode(200)
  @Post('preview')
  @AcceptsBody({ maxBytes: MAX_PAGE_BYTES })
  previewAdminPage(@Body() { body }: PreviewPageRequest): PageHtmlResponse {
    return { html: pageHtml(JSON.parse(body)) };
  }

  @HttpCode(204)
  @Delete(':slug')
  async deleteAdminPage(
    @Param() { slug }: PageParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.pages.delete(slug, principal);
  }
}
