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
  listOrderNotesByAdmin(@Param() { id }: IdParam): Promise<StaffNoteResponse[]> {
    return this.notes.list(id);
  }

  /** A note is neither changed nor deleted. */
  @Post()
  addOrderNoteByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { text }: AddStaffNoteRequest,
  ): Promise<StaffNoteResponse> {
    return this.notes.add(id, text, principal);
  }
}
