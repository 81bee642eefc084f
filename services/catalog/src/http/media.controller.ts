import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { NoGlobalRateLimit, Public } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { MediaFiles } from '../media/media-files';

/** Names contain a hash of the content, so a file never changes. */
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
    await reply
      .header('content-type', file.contentType)
      .header('content-length', file.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(file.content);
  }
}
