import { CatalogModule, CatalogPages } from '@kp/catalog';
import { Public } from '@kp/platform/http';
import { sendCachedResponse } from '@kp/platform/response-cache';
import { Controller, Get, Module, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageKeys } from './page-keys';
import { PageRenderer } from './page-renderer';
import { ShellBundle } from './shell-bundle';

/** Paths of calls and files, which answer 404 as JSON instead of a page. */
const NON_PAGE_PATHS = /^\/(api|admin\/api|dev|health|assets|brand|remotes|media|pictures)(\/|$|\?)/;

@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly renderer: PageRenderer,
    private readonly keys: PageKeys,
    private readonly catalog: CatalogPages,
    private readonly shell: ShellBundle,
  ) {}

  @Public()
  @Get('*')
  async showPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '', query] = request.url.split('?', 2);
    if (NON_PAGE_PATHS.test(path)) throw new NotFoundException(`There is nothing at ${path}.`);
    const redirectUrl = this.redirectUrl(path, query === undefined ? '' : `?${query}`);
    if (redirectUrl !== undefined) {
      void reply.redirect(redirectUrl, 301);
      return;
    }
    // During an outage the page says so.
    const movedTo = await this.currentUrl(path, query).catch(() => null);
    if (movedTo) {
      // The slug may be given to another product or category later.
      void reply.header('cache-control', 'no-cache').redirect(movedTo, 301);
      return;
    }
    sendCachedResponse(request, reply, await this.renderer.page(request));
  }

  private redirectUrl(pathname: string, search: string): string | undefined {
    const canonicalPath = this.keys.redirectPath(pathname);
    return canonicalPath === undefined
      ? this.shell.get().redirectOf({ pathname, search })
      : canonicalPath + search;
  }

  /** @returns the URL of a page whose product or category had another slug before */
  private async currentUrl(path: string, query: string | undefined): Promise<string | null> {
    const parameters = new URLSearchParams(query);
    const product = /^\/products\/([a-z0-9-]+)$/.exec(path)?.[1];
    if (product !== undefined) {
      const current = await this.catalog.currentSlug(product);
      return current && `/products/${current}${query === undefined ? '' : `?${query}`}`;
    }
    const category = path === '/products' ? parameters.get('category') : null;
    const current = category && (await this.catalog.currentCategorySlug(category));
    if (!current) return null;
    parameters.set('category', current);
    return `${path}?${parameters}`;
  }
}

@Module({
  imports: [CatalogModule],
  controllers: [PagesController],
  providers: [PageRenderer, PageKeys, ShellBundle],
  exports: [PageKeys, ShellBundle],
})
export class PagesModule {}
