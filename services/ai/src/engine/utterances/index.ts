import type { LanguageCode } from '@kp/i18n/languages';
import { ar } from './ar';
import { de } from './de';
import { en, type Utterances } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { pt } from './pt';
import { ro } from './ro';
import { zh } from './zh';

export { type UtteranceKey } from './en';

export const UTTERANCES: Record<LanguageCode, Utterances> = { en, fr, de, it, pt, ro, es, ar, zh, ja, ko };
