import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const I18N = fileURLToPath(new URL('../../libs/i18n/src', import.meta.url));
const FILL_MISSING = path.join(I18N, 'fill-missing.ts');

/** The files of texts in other languages than English. */
export const TRANSLATIONS = /libs[\\/]i18n[\\/]src[\\/]messages[\\/](?!en[\\/])[a-z]{2}[\\/]\w+\.json$/;

/** The library's own function: it imports nothing but types, which the compiler takes away. */
async function loadFillMissing() {
  const source = readFileSync(FILL_MISSING, 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).fillMissing;
}

/** Bundles a file of texts with its gaps filled in English, so that a browser fetches one language only. */
export default async function fillMessages(text) {
  const english = path.join(I18N, 'messages/en', path.basename(this.resourcePath));
  for (const file of [english, FILL_MISSING]) this.addDependency(file);
  const fillMissing = await loadFillMissing();
  const filled = fillMissing(JSON.parse(text), JSON.parse(readFileSync(english, 'utf8')));
  const json = JSON.stringify(JSON.stringify(filled));
  return `export default JSON.parse(${json});\nexport const isComplete = true;\n`;
}
