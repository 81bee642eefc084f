import { IsIn } from 'class-validator';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../domain/enquiry.entity';

export class SetEnquiryStatusRequest {
  @IsIn(ENQUIRY_STATUSES)
  status: EnquiryStatus;
}
