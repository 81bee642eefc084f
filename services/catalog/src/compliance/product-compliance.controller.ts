import type { ProductCompliance } from '@kp/commerce/compliance-rules';
import { Access, CurrentPrincipal, IdParam, type Principal, Public } from '@kp/platform/http';
import { Body, Controller, Get, Param, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { productTag } from '../changes/catalog-changes';
import { CatalogResponses } from '../http/catalog-responses';
import { AdminComplianceResponse, GapCountResponse, ProductComplianceBody } from './product-compliance.dto';
import { ProductComplianceService } from './product-compliance.service';

@Access('admin', 'catalog')
@Controller('admin/api')
export class AdminComplianceController {
  constructor(private readonly compliance: ProductComplianceService) {}

  @Get('products/:id/compliance')
  getProductComplianceByAdmin(@Param() { id }: IdParam): Promise<AdminComplianceResponse> {
    return this.withGaps(id);
  }

  /** All of it: what is left out is emptied. */
  @Put('products/:id/compliance')
  async saveProductComplianceByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() body: ProductComplianceBody,
  ): Promise<AdminComplianceResponse> {
    await this.compliance.save(id, bodyOf(body), principal);
    return this.withGaps(id);
  }

  /** How many products on sale lack what the law asks to say with them; the list of products is filtered by it. */
  @Get('product-gaps')
  countProductGapsByAdmin(): Promise<GapCountResponse[]> {
    return this.compliance.countGaps();
  }

  private async withGaps(id: number): Promise<AdminComplianceResponse> {
    const facts = bodyOf(await this.compliance.read(id));
    return Object.assign(new AdminComplianceResponse(), facts, await this.compliance.readGaps(id));
  }
}

@Public()
@Controller('api/products/:id/compliance')
export class ComplianceController {
  constructor(
    private readonly responses: CatalogResponses,
    private readonly compliance: ProductComplianceService,
  ) {}

  /** Maker, responsible person, warnings and guarantee of a product. */
  @Get()
  @ApiOkResponse({ type: ProductComplianceBody })
  async getProductCompliance(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.responses.send({ request, reply, principal }, [productTag(id)], async () => ({
      body: bodyOf(await this.compliance.read(id)),
    }));
  }
}

/** An empty line is left out of a request. */
const lineOf = (text: string | undefined) => text ?? '';

const bodyOf = ({ warnings, ...facts }: ProductCompliance): ProductComplianceBody => ({
  ...facts,
  manufacturerName: lineOf(facts.manufacturerName),
  manufacturerAddress: lineOf(facts.manufacturerAddress),
  manufacturerEmail: lineOf(facts.manufacturerEmail),
  manufacturerCountry: lineOf(facts.manufacturerCountry),
  responsibleName: lineOf(facts.responsibleName),
  responsibleAddress: lineOf(facts.responsibleAddress),
  responsibleEmail: lineOf(facts.responsibleEmail),
  identifier: lineOf(facts.identifier),
  claimProof: lineOf(facts.claimProof),
  warnings: warnings.map(({ language, text }) => ({ language, text })),
});
