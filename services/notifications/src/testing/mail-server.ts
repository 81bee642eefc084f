import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

const END_OF_DATA = '\r\n.\r\n';

/** A mail server that takes everything and remembers it; it may refuse, or keep its answers to itself, for a while. */
export class MailServer {
  /** Whole messages, headers and body. */
  readonly received: string[] = [];
  isRefusing = false;
  /** Takes messages and does not say so, until `answer`. */
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

  /** Answers every message that was taken silently, and all later ones. */
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
    const say = (line: string) => socket.write(`${line}\r\n`);
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
          const answer = () => say('250 taken');
          if (this.isSilent) this.unanswered.push(answer);
          else answer();
        } else {
          isData = this.command(part.toUpperCase(), say);
          if (part.toUpperCase().startsWith('QUIT')) socket.end();
        }
      }
    });
    say('220 mail server of the tests');
  }

  /** @returns true when the message itself follows */
  private command(line: string, say: (line: string) => void): boolean {
    if (line.startsWith('MAIL FROM') && this.isRefusing) say('451 try again later');
    else if (line.startsWith('DATA')) {
      say('354 go on');
      return true;
    } else say('250 fine');
    return false;
  }
}
