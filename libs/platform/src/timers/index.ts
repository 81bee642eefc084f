export { type RepeatedWork, type RepeatOptions, Repeats } from './repeated-work';
export { Timers } from './timers';
export { TimersModule } from './timers.module';
