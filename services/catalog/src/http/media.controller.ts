import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { NoGlobalRateLimit, Public } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { MediaFiles } from '../media/media-files';

const SANDBOX = "default-src 'none'; sandbox";

/**
 * Names contain a hash of the content, so a file never changes. A PDF may hold scripts and forms of whoever made it:
 * it is saved instead of opened on the shop's origin, and may do nothing there if a browser opens it all the same.
 */
@ApiExcludeController()
@Public()
@NoGlobalRateLimit()
@Controller('media')
export class MediaController {
  constructor(private readonly files: MediaFiles) {}

  @Get(':name')
  async getMediaFile(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.files.open(name);
    if (!file) throw new NotFoundException('There is no such file.');
    if (file.contentType === 'application/pdf') {
      void reply.header('content-disposition', `attachment; filename="${name}"`);
    }
    await reply
      .header('content-type', file.contentType)
      .header('content-length', file.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', SANDBOX)
      .send(file.content);
  }
}
