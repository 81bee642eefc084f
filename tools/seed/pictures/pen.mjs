import { oval, plate, wall } from './outlines.mjs';
import { steel } from './palette.mjs';

/**
 * The drawing pen of one picture. A motif calls it with outlines (path data) and gets SVG back.
 * Light falls from the top left: left and top sides are `light` or `paper`, right sides `mid`.
 *
 * @param {{accent: string, accentDeep: string, accentPale: string}} colours of the category
 */
export function createPen(colours) {
  let clips = 0;
  const tones = { ...steel, ...colours };

  /** A surface without an outline: a tone, a shade or a printed area. */
  const patch = (d, fill, opacity) =>
    `<path d="${d}" fill="${fill}" stroke="none"${opacity ? ` opacity="${opacity}"` : ''}/>`;

  /** A stroke without a surface; colour and width when they differ from the outline's. */
  const line = (d, colour, width) =>
    `<path d="${d}"${colour ? ` stroke="${colour}"` : ''}${width ? ` stroke-width="${width}"` : ''}/>`;

  /** A body with an outline; what is drawn inside ends at the outline. */
  const solid = (d, fill, ...inside) => {
    if (inside.length === 0) return `<path d="${d}" fill="${fill}"/>`;
    clips += 1;
    const id = `c${clips}`;
    return (
      `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath>` +
      `<g clip-path="url(#${id})"><use href="#${id}p" fill="${fill}" stroke="none"/>${inside.join('')}</g>` +
      `<use href="#${id}p"/>`
    );
  };

  /** The shaded right side of whatever it is drawn inside, from `x` on. */
  const shade = (x, colour = tones.mid) => patch(`M${x} 0h320v240h-320z`, colour);

  /** The reflection of the light. */
  const gleam = (d, width = 4) => line(d, tones.paper, width);

  /** The shadow that an object casts on the table. */
  const ground = (cx, radius, cy = 212) => patch(oval(cx, cy, radius, 8), tones.ground);

  /** Parts turned together, in degrees clockwise around a point. */
  const turn = (degrees, [cx, cy], ...parts) =>
    `<g transform="rotate(${degrees} ${cx} ${cy})">${parts.join('')}</g>`;

  /** Parts moved (and scaled) together. */
  const move = ([dx, dy], scale, ...parts) =>
    `<g transform="translate(${dx} ${dy})${scale === 1 ? '' : ` scale(${scale})`}"${scale < 0.8 ? ` stroke-width="${(2 / scale).toFixed(1)}"` : ''}>${parts.join('')}</g>`;

  /** A box seen from the front, its top and right side going back by (dx, -dy). */
  const box = (x, y, width, height, [dx, dy], faces, ...front) => {
    const right = x + width;
    return (
      solid(`M${x} ${y}l${dx} ${-dy}h${width}l${-dx} ${dy}z`, faces.top) +
      solid(`M${right} ${y}l${dx} ${-dy}v${height}l${-dx} ${dy}z`, faces.side) +
      solid(plate(x, y, width, height, 2), faces.front, ...front)
    );
  };

  /** A round vessel: its wall with the shaded side and a reflection, without the top. */
  const drum = (
    { cx, top, bottom, radius, tilt, foot = radius, fill = tones.light, side = tones.mid },
    ...inside
  ) =>
    solid(
      wall(cx, top, bottom, radius, tilt, foot),
      fill,
      shade(cx + radius * 0.4, side),
      ...inside,
      gleam(`M${cx - radius * 0.72} ${top + tilt + 8}L${cx - foot * 0.72} ${bottom - 4}`),
    );

  /** A printed label: white, an accent band on top, grey lines for writing. */
  const label = (x, y, width, height, band = tones.accent) =>
    solid(
      plate(x, y, width, height, 4),
      tones.paper,
      patch(`M${x} ${y}h${width}v${Math.round(height * 0.3)}h${-width}z`, band),
      line(
        `M${x + 8} ${y + height * 0.52}h${width - 16}M${x + 8} ${y + height * 0.76}h${(width - 16) * 0.6}`,
        tones.deep,
        3,
      ),
    );

  return { tones, patch, line, solid, shade, gleam, ground, turn, move, box, drum, label };
}
