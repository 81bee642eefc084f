import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { IMPORT_RIGHTS } from '@kp/commerce/import-rules';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { ChangeImportMappingRequest, ImportMappingResponse } from './import-mappings.dto';
import { ImportMappings } from './import-mappings';

/** A section of the settings. Each kind of import needs its right: 403 IMPORT.KIND_FORBIDDEN otherwise. */
@Access('admin', ['settings', ...Object.values(IMPORT_RIGHTS)])
@Controller('admin/api/import-mappings')
export class ImportMappingsController {
  constructor(private readonly mappings: ImportMappings) {}

  /** How files were read, of the kinds that the role includes; the last used first. */
  @Get()
  async listImportMappingsByAdmin(
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportMappingResponse[]> {
    return (await this.mappings.list(principal)).map((mapping) => ImportMappingResponse.from(mapping));
  }

  /** For the next file with these columns. */
  @Put(':id')
  async changeImportMappingByAdmin(
    @Param() { id }: IdParam,
    @Body() { mapping }: ChangeImportMappingRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportMappingResponse> {
    return ImportMappingResponse.from(await this.mappings.change(id, mapping, principal));
  }

  /** The columns of the next file are guessed. */
  @HttpCode(204)
  @Delete(':id')
  async forgetImportMappingByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.mappings.forget(id, principal);
  }
}
