import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AskedNumber {
  countryCode: string;
  vatNumber: string;
  requesterMemberStateCode?: string;
}

/** The register of VAT numbers of the EU. */
export interface ViesFake {
  url: string;
  /** Oldest first. */
  asked: AskedNumber[];
  /** From now on; a number without an answer is not available, as when its member state is down. */
  answer(number: string, state: 'valid' | 'invalid'): void;
  close(): void;
}

const VALID = { valid: true, requestIdentifier: 'WAPIAAAAZc1', userError: 'VALID' };
const INVALID = { valid: false, requestIdentifier: '', userError: 'INVALID' };
const UNAVAILABLE = { valid: false, requestIdentifier: '', userError: 'MS_UNAVAILABLE' };

export async function startViesFake(): Promise<ViesFake> {
  const asked: AskedNumber[] = [];
  const answers = new Map<string, object>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as AskedNumber;
    asked.push(body);
    const answer = answers.get(body.countryCode + body.vatNumber) ?? UNAVAILABLE;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...body, ...answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (number, state) => void answers.set(number, state === 'valid' ? VALID : INVALID),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
