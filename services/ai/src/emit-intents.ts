import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { learnLanguage } from './engine/intents/intents';

/** The build learns, so that a gateway only reads what it needs. */
async function emit(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGE_CODES)
    writeFileSync(path.join(folder, `${language}.bin`), await learnLanguage(language));
}

void emit(process.argv[2] as string);
