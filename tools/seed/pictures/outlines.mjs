/*
 * Outlines as SVG path data, on the 320 × 240 grid. Everything here returns a string for the `d` attribute.
 */

const round = (value) => Number(value.toFixed(1));

/** An upright rectangle with rounded corners. */
export function plate(x, y, width, height, radius = 4) {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx, dy) => `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`;
  const across = round(width - 2 * r);
  const down = round(height - 2 * r);
  return `M${round(x + r)} ${round(y)}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`;
}

/** An ellipse; a circle when only one radius is given. */
export function oval(cx, cy, rx, ry = rx) {
  const arc = (dx) => `a${round(rx)} ${round(ry)} 0 1 1 ${round(dx)} 0`;
  return `M${round(cx - rx)} ${round(cy)}${arc(2 * rx)}${arc(-2 * rx)}z`;
}

/** The wall of a round vessel standing upright: straight or tapering, with the curve of its base. */
export function wall(cx, top, bottom, radiusTop, tilt, radiusBottom = radiusTop) {
  const tiltBottom = round((tilt * radiusBottom) / radiusTop);
  return (
    `M${round(cx - radiusTop)} ${top}L${round(cx - radiusBottom)} ${bottom}` +
    `A${round(radiusBottom)} ${tiltBottom} 0 0 0 ${round(cx + radiusBottom)} ${bottom}` +
    `L${round(cx + radiusTop)} ${top}A${round(radiusTop)} ${round(tilt)} 0 0 0 ${round(cx - radiusTop)} ${top}z`
  );
}

/** A closed shape through the given corner points, `x,y` pairs in one list. */
export function corners(...values) {
  const points = [];
  for (let i = 0; i < values.length; i += 2) points.push(`${round(values[i])} ${round(values[i + 1])}`);
  return `M${points.join('L')}z`;
}

/** Parallel straight strokes: `count` times the stroke, each shifted by (stepX, stepY). */
export function strokes(count, [x1, y1, x2, y2], stepX, stepY = 0) {
  return Array.from(
    { length: count },
    (_, i) =>
      `M${round(x1 + i * stepX)} ${round(y1 + i * stepY)}L${round(x2 + i * stepX)} ${round(y2 + i * stepY)}`,
  ).join('');
}

/** Round dots for a thick stroke with round ends, from `x, y` pairs: small in the file, however many there are. */
export function dots(points) {
  return points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');
}
