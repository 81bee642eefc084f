import { IsIn } from 'class-validator';
import { Setting } from '../config';

export class LogConfig {
  @Setting({
    name: 'LOG_LEVEL',
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent.',
  })
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  logLevel: string;
}
