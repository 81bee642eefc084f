import { IsIn } from 'class-validator';

export class DecideSandboxApprovalRequest {
  @IsIn(['approve', 'approve-declined', 'cancel'])
  decision: 'approve' | 'approve-declined' | 'cancel';
}
