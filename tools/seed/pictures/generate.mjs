/*
 * Writes every picture that the demo catalogue shows, and one per category, into the shell's public folder.
 * Run: node tools/seed/pictures/generate.mjs
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesInUse } from '../data/catalogue.mjs';
import { drawCategory, drawMotif } from './draw.mjs';
import { categoryColours } from './palette.mjs';

const folder = fileURLToPath(new URL('../../../frontends/shell/public/pictures/', import.meta.url));

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (file.endsWith('.svg')) rmSync(path.join(folder, file));

const write = (name, svg) => writeFileSync(path.join(folder, `${name}.svg`), svg);
const pictures = picturesInUse();
for (const { motif, category } of pictures) write(`${motif}-${category}`, drawMotif(motif, category));
for (const category of Object.keys(categoryColours)) write(`category-${category}`, drawCategory(category));

const motifs = new Set(pictures.map(({ motif }) => motif));
console.log(
  `${pictures.length} product pictures of ${motifs.size} motifs, ${Object.keys(categoryColours).length} category pictures.`,
);
