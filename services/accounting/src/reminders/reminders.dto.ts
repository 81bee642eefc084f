import { IsBoolean } from 'class-validator';

export class RemindersBody {
  @IsBoolean()
  isOn: boolean;
}
