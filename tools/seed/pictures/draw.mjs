import { createPen } from './pen.mjs';
import { categoryColours, steel } from './palette.mjs';
import { categoryScenes } from './scenes.mjs';
import * as rolls from './motifs/label-rolls.mjs';
import * as labels from './motifs/labels.mjs';
import * as thermometers from './motifs/thermometers.mjs';
import * as instruments from './motifs/instruments.mjs';
import * as protection from './motifs/protection.mjs';
import * as knives from './motifs/knives.mjs';
import * as utensils from './motifs/utensils.mjs';
import * as cookware from './motifs/cookware.mjs';
import * as preparation from './motifs/preparation.mjs';
import * as cleaningTools from './motifs/cleaning-tools.mjs';
import * as cleaningAgents from './motifs/cleaning-agents.mjs';
import * as containers from './motifs/containers.mjs';
import * as storage from './motifs/storage.mjs';

const families = [
  rolls,
  labels,
  thermometers,
  instruments,
  protection,
  knives,
  utensils,
  cookware,
  preparation,
  cleaningTools,
  cleaningAgents,
  containers,
  storage,
];

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every drawing by its motif name, e.g. `label-roll`. */
export const motifs = Object.fromEntries(
  families.flatMap((family) => Object.entries(family).map(([name, draw]) => [kebab(name), draw])),
);

const frame = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240"><g fill="none" stroke="${steel.line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>\n`;

/** The picture of a product: its motif in the colour of its category, as a complete SVG document. */
export function drawMotif(motif, category) {
  const draw = motifs[motif];
  if (!draw) throw new Error(`No such motif: ${motif}`);
  return frame(draw(createPen(categoryColours[category])).join(''));
}

/** The picture of a category: a few of its motifs together. */
export function drawCategory(category) {
  const parts = categoryScenes[category].map(({ motif, at, scale }) => {
    const pen = createPen(categoryColours[category]);
    const drawing = motifs[motif](pen)
      .join('')
      .replaceAll(/(id="|href="#|url\(#)c/g, `$1${motif}-c`);
    return pen.move(at, scale, drawing);
  });
  return frame(parts.join(''));
}
