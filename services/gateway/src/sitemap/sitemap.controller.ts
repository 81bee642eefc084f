import { Controller, Get, Header, HttpStatus, Param, ParseIntPipe, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HttpConfig } from '@kp/platform/config';
import { Public } from '@kp/platform/http';
import { sendReady } from '@kp/platform/ready-bytes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { robotsText } from './robots-text';
import { Sitemap } from './sitemap';

/** Anything but a number is the name of a file that does not exist. */
const FILE_NUMBER = new ParseIntPipe({ errorHttpStatusCode: HttpStatus.NOT_FOUND });

/** What search engines ask for. */
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
    sendReady(request, reply, await this.sitemap.whole());
  }

  @Get('sitemap-pages.xml')
  async showSitemapOfPages(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendReady(request, reply, await this.sitemap.otherPages());
  }

  @Get('sitemap-products-:file.xml')
  async showSitemapOfProducts(
    @Param('file', FILE_NUMBER) file: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendReady(request, reply, await this.sitemap.products(file));
  }
}
