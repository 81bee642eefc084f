import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Invoice } from '../domain/invoice';
import { pdfFileOf } from '../domain/invoice-pdf-file';

/** @param known `If-None-Match` of the request: the same bytes are not sent again */
export function sendPdf(reply: FastifyReply, { number }: Invoice, pdf: Buffer, known?: string): void {
  const etag = `"${createHash('sha256').update(pdf).digest('base64url')}"`;
  const { fileName, contentType } = pdfFileOf(number);
  void reply.header('etag', etag);
  if (known === etag) return void reply.code(304).send();
  void reply
    .header('content-type', contentType)
    .header('content-disposition', `inline; filename="${fileName}"`)
    .send(pdf);
}

export function sendXml(reply: FastifyReply, { number }: Invoice, xml: string): void {
  void reply
    .headers({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${number}.xml"`,
      'cache-control': 'no-store',
    })
    .send(xml);
}
