import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { UrlRedaction } from '../logging';
import { AcceptsBody, addBodyRules, BodyStream, RawBody } from './request-body';
import { ProblemFilter } from './problem.filter';

@Controller()
class UploadsController {
  @Post('parsed')
  parsed(): void {}

  @Post('bytes')
  @AcceptsBody({ as: 'bytes' })
  bytes(@RawBody() _bytes: Buffer): void {}

  @Post('stream')
  @AcceptsBody({ as: 'stream' })
  async stream(@BodyStream() stream: AsyncIterable<Buffer>): Promise<void> {
    for await (const _chunk of stream);
  }

  @Post('full')
  full(): void {
    writeFileSync('/dev/full', 'an upload');
  }

  @Post('full-bucket')
  fullBucket(): void {
    throw Object.assign(new Error('Insufficient storage'), { $metadata: { httpStatusCode: 507 } });
  }

  @Post('query')
  query(): void {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  }
}

@Module({ controllers: [UploadsController] })
class UploadsModule {}

describe('what the shop logs of', () => {
  const lines: unknown[] = [];
  let app: NestFastifyApplication;
  let port: number;
  let caught: Promise<unknown>;

  beforeAll(async () => {
    const log = (line: unknown) => void lines.push(line);
    app = await NestFactory.create<NestFastifyApplication>(UploadsModule, new FastifyAdapter(), {
      logger: { log: () => undefined, warn: log, error: log },
    });
    const filter = new ProblemFilter(new UrlRedaction([]));
    let onCaught: (error: unknown) => void = () => undefined;
    caught = new Promise((resolve) => (onCaught = resolve));
    app.useGlobalFilters({
      catch(error: unknown, host) {
        filter.catch(error, host);
        onCaught(error);
        caught = new Promise((resolve) => (onCaught = resolve));
      },
    });
    addBodyRules(app.getHttpAdapter().getInstance(), async () => undefined);
    await app.listen(0, '127.0.0.1');
    port = (app.getHttpServer().address() as AddressInfo).port;
  });
  beforeEach(() => void (lines.length = 0));
  afterAll(() => app.close());

  it.each(['parsed', 'bytes', 'stream'])(
    'a client that leaves while it sends (%s): nothing',
    async (path) => {
      const socket = connect(port, '127.0.0.1');
      const error = caught;
      const head = `POST /${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
      socket.write(`${head}{"half":`, () => socket.destroy());
      expect(await error).toHaveProperty('message');
      expect(lines).toEqual([]);
    },
  );

  it('a connection to PostgreSQL that is lost: that it does not serve', async () => {
    const { status } = await fetch(`http://127.0.0.1:${port}/query`, { method: 'POST' });
    expect(status).toBe(503);
    expect(lines).toEqual(['PostgreSQL does not serve (1 requests): read ECONNRESET']);
  });

  it.each(['full', 'full-bucket'])(
    'an upload that finds no space: 507 with a sentence (%s)',
    async (path) => {
      const answer = await app.inject({ method: 'POST', url: `/${path}` });
      expect(answer.statusCode).toBe(507);
      expect(answer.json()).toMatchObject({
        code: 'STORAGE.FULL',
        message: expect.stringContaining('space'),
      });
      expect(lines).toHaveLength(1);
    },
  );
});
