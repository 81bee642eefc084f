import { CreateKeptSettings1799045000101 } from './migrations/1799045000101-create-kept-settings';

export { type KeptConfigs, KeptSettingsCheck } from './kept-settings-check';
export { KeptSettings } from './kept-settings';
export { KeptValues } from './kept-values';
export type { SettingSource, SettingState } from './setting-state';

export const keptSettingsMigrations = [CreateKeptSettings1799045000101];
