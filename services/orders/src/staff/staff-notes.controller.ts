import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { AddStaffNoteRequest, StaffNoteResponse } from './staff-notes.dto';
import { StaffNotes } from './staff-notes';

@Access('admin', 'orders:read')
@Controller('admin/api/orders/:id/notes')
export class StaffNotesController {
  constructor(private readonly notes: StaffNotes) {}

  /** Newest first; customers never see them. */
  @Get()
  async listOrderNotesByAdmin(@Param() { id }: IdParam): Promise<StaffNoteResponse[]> {
    return (await this.notes.list(id)).map((note) => StaffNoteResponse.from(note));
  }

  /** A note is neither changed nor deleted. */
  @Post()
  async addOrderNoteByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { text }: AddStaffNoteRequest,
  ): Promise<StaffNoteResponse> {
    return StaffNoteResponse.from(await this.notes.add(id, text, principal));
  }
}
