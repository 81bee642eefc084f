import type { MessageLoaders } from '../messages.types';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';

/** One line per language; the language becomes available with it. */
export const messageLoaders: Readonly<Record<'en', MessageLoaders> & Record<string, MessageLoaders>> = {
  en,
  fr,
  de,
  it,
  ar,
};
