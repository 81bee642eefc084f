import type { MessageLoaders } from '../messages.types';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { pt } from './pt';
import { ro } from './ro';
import { zh } from './zh';

/** One line per language; the language becomes available with it. */
export const messageLoaders: Readonly<Record<'en', MessageLoaders> & Record<string, MessageLoaders>> = {
  en,
  fr,
  de,
  it,
  pt,
  ro,
  es,
  ar,
  zh,
  ja,
  ko,
};
