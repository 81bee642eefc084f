import { IsString, MaxLength, MinLength } from 'class-validator';

export class AddStaffNoteRequest {
  @MaxLength(2000)
  @MinLength(1, { message: 'text is required' })
  @IsString({ message: 'text is required' })
  text: string;
}

export class StaffNoteResponse {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  text: string;
  /** Email of who wrote it. */
  author: string;
}
