import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

const END_OF_DATA = '\r\n.\r\n';

/** Stores every message; it can reject messages or delay its responses. */
export class MailServer {
  /** Whole messages, headers and body. */
  readonly received: string[] = [];
  isRefusing = false;
  /** Accepts messages without a response, until `answer`. */
  isSilent = false;
  private readonly unanswered: (() => void)[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<MailServer> {
    const server = createServer();
    const mails = new MailServer(server);
    server.on('connection', (socket) => mails.talk(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return mails;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Responds to the messages that were accepted silently, and to all later ones. */
  answer(): void {
    this.isSilent = false;
    for (const answer of this.unanswered.splice(0)) answer();
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  private talk(socket: Socket): void {
    let waiting = '';
    let isData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      waiting += bytes.toString();
      for (;;) {
        const end = waiting.indexOf(isData ? END_OF_DATA : '\r\n');
        if (end < 0) return;
        const part = waiting.slice(0, end);
        waiting = waiting.slice(end + (isData ? END_OF_DATA.length : 2));
        if (isData) {
          this.received.push(part);
          isData = false;
          const answer = () => reply('250 taken');
          if (this.isSilent) this.unanswered.push(answer);
          else answer();
        } else {
          isData = this.command(part.toUpperCase(), reply);
          if (part.toUpperCase().startsWith('QUIT')) socket.end();
        }
      }
    });
    reply('220 mail server of the tests');
  }

  /** @returns true when the message itself follows */
  private command(line: string, reply: (line: string) => void): boolean {
    if (line.startsWith('MAIL FROM') && this.isRefusing) reply('451 try again later');
    else if (line.startsWith('DATA')) {
      reply('354 go on');
      return true;
    } else reply('250 fine');
    return false;
  }
}
