import { CatalogModule } from '@kp/catalog';
import { SettingsModule } from '@kp/settings';
import { HttpConfig, Public } from '@kp/platform/http';
import { sendCachedResponse } from '@kp/platform/response-cache';
import { Controller, Get, Header, HttpStatus, Module, Param, ParseIntPipe, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PagesModule } from '../pages/pages.controller';
import { Sitemap } from './sitemap';

const PRIVATE_PATHS = ['/cart', '/checkout', '/account', '/admin'];

function robotsText(publicUrl: string): string {
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** Anything but a number is the name of a missing file. */
const FILE_NUMBER = new ParseIntPipe({ errorHttpStatusCode: HttpStatus.NOT_FOUND });

@ApiExcludeController()
@Public()
@Controller()
export class SitemapController {
  constructor(
    private readonly sitemap: Sitemap,
    private readonly http: HttpConfig,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  showRobots(): string {
    return robotsText(this.http.publicUrl);
  }

  @Get('sitemap.xml')
  async showSitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendCachedResponse(request, reply, await this.sitemap.fullSitemap());
  }

  @Get('sitemap-pages.xml')
  async showSitemapOfPages(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendCachedResponse(request, reply, await this.sitemap.otherPages());
  }

  @Get('sitemap-products-:file.xml')
  async showSitemapOfProducts(
    @Param('file', FILE_NUMBER) file: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendCachedResponse(request, reply, await this.sitemap.products(file));
  }
}

@Module({
  imports: [CatalogModule, PagesModule, SettingsModule],
  controllers: [SitemapController],
  providers: [Sitemap],
})
export class SitemapModule {}
