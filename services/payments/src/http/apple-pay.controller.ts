import { readFileSync } from 'node:fs';
import { Controller, Get, NotFoundException, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PaymentsConfig } from '@kp/platform/config';
import { Public } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';

/** Shows Apple that this domain belongs to the shop; Apple Pay by Revolut is not offered without it. */
@ApiExcludeController()
@Controller('.well-known')
export class ApplePayController {
  private readonly association: string | undefined;

  /** @throws when the file of the setting cannot be read */
  constructor({ applePayDomainAssociation, applePayDomainAssociationFile: file }: PaymentsConfig) {
    this.association = applePayDomainAssociation ?? (file ? readFileSync(file, 'utf8') : undefined);
  }

  @Public()
  @Get('apple-developer-merchantid-domain-association')
  getDomainAssociation(@Res({ passthrough: true }) reply: FastifyReply): string {
    if (this.association === undefined) throw new NotFoundException('Apple Pay is not set up.');
    void reply.header('content-type', 'text/plain; charset=utf-8');
    return this.association;
  }
}
