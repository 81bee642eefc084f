import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestShop } from '@kp/testing';
import type { SignedCall } from './fake-provider';

interface WebhookRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Forwards webhooks over HTTP to a shop under test, or records them to be sent later. */
export class WebhookRelay {
  readonly letters: WebhookRequest[] = [];
  isPaused = false;
  shop?: TestShop;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookRelay> {
    const server = createServer();
    const relay = new WebhookRelay(server);
    server.on('request', (request, response) => {
      void relay.receive(request).then((status) => response.writeHead(status).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** @returns the HTTP status of the shop */
  deliver({ method, body, headers }: SignedCall): Promise<number> {
    const path = `/api/payments/${method}/webhook`;
    return this.bring({ path, headers: { 'content-type': 'application/json', ...headers }, body });
  }

  /** @returns the HTTP status of the shop */
  async bring({ path, headers, body }: WebhookRequest): Promise<number> {
    const answer = await this.shop!.app.inject({ method: 'POST', url: path, headers, payload: body });
    return answer.statusCode;
  }

  private async receive(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !['host', 'connection'].includes(name)),
    ) as Record<string, string>;
    const webhook = { path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() };
    this.letters.push(webhook);
    return this.isPaused ? 200 : this.bring(webhook);
  }
}
