import type { MailServer } from '@kp/notifications/testing';
import { eventually } from '../shopper';

/** What the newest mail to somebody says that matches; mails arrive at the server that the owner entered. */
export function mailTo(mails: MailServer, address: string, wanted: RegExp): Promise<string> {
  return eventually(`A mail to ${address} with ${wanted}`, async () => {
    const theirs = mails.received.filter((mail) => mail.includes(`To: ${address}`)).map(readable);
    return theirs
      .toReversed()
      .find((mail) => wanted.test(mail))
      ?.match(wanted)?.[0];
  });
}

/** Quoted-printable and base64 parts as text, which is all that a test asks for. */
export function readable(mail: string): string {
  const decoded = mail
    .split(/\r?\n--/)
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/);
      const text = body.join('\n\n');
      if (/encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString();
      if (!/encoding: quoted-printable/i.test(part)) return part;
      const bytes = text
        .replace(/=\r?\n/g, '')
        .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString();
    })
    .join('\n');
  return `${mail.split(/\r?\n\r?\n/)[0]}\n${decoded}`;
}
