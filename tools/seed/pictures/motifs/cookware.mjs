import { corners, dots, oval, plate } from '../outlines.mjs';

const handle = ({ tones, line }, d) => line(d, tones.line, 15) + line(d, tones.accent, 11);

/** A pot seen slightly from above; with its lid when `lid` is set. */
function pot(pen, { top, bottom, radius, tilt, handleY, lid = false }) {
  const { tones, solid, patch, line, ground, gleam, drum } = pen;
  const left = 160 - radius;
  const right = 160 + radius;
  const opening = lid
    ? [
        solid(
          `M${left - 5} ${top}v-6q${radius * 0.3}-32 ${radius + 5}-32t${radius + 5} 32v6a${radius + 5} ${tilt} 0 0 1-${2 * radius + 10} 0z`,
          tones.light,
          patch(`M${160 + radius * 0.4} 0h160v${top + 40}h-160z`, tones.mid),
        ),
        gleam(`M${left + 16} ${top - 8}q16-16 40-20`),
        solid(`M138 ${top - 44}h44v10h-44z`, tones.mid),
        solid(
          plate(134, top - 62, 52, 20, 10),
          tones.accent,
          patch(`M166 ${top - 70}h30v30h-30z`, tones.accentDeep),
        ),
      ]
    : [
        solid(oval(160, top, radius, tilt), tones.paper),
        solid(
          oval(160, top, radius - 8, tilt - 4),
          tones.deep,
          patch(oval(160, top + tilt * 0.7, radius - 14, tilt - 4), tones.mid),
        ),
      ];
  return [
    ground(160, radius + 24, bottom + tilt * 0.8),
    handle(pen, `M${left} ${handleY}h-14q-12 0-12 10t12 10h14`),
    handle(pen, `M${right} ${handleY}h14q12 0 12 10t-12 10h-14`),
    drum(
      { cx: 160, top, bottom, radius, tilt },
      line(`M${left} ${bottom - 14}a${radius} ${tilt} 0 0 0 ${2 * radius} 0`, tones.deep),
    ),
    ...opening,
  ];
}

export const stockPot = (pen) =>
  pot(pen, { top: 76, bottom: 196, radius: 92, tilt: 20, handleY: 108, lid: true });

export const casserole = (pen) => pot(pen, { top: 96, bottom: 176, radius: 108, tilt: 30, handleY: 122 });

export const saucepan = (pen) => {
  const { tones, solid, patch, ground, drum, line } = pen;
  return [
    ground(130, 104, 204),
    solid(
      'M196 112l100-26q16-2 18 10t-12 16l-102 22z',
      tones.accent,
      patch('M196 126l120-30v30l-116 20z', tones.accentDeep),
    ),
    solid('M190 110l30-8v26l-26 8z', tones.mid),
    solid(oval(300, 98, 5), tones.paper),
    drum(
      { cx: 116, top: 82, bottom: 182, radius: 88, tilt: 24 },
      line('M28 166a88 24 0 0 0 176 0', tones.deep),
    ),
    solid(oval(116, 82, 88, 24), tones.paper),
    solid(oval(116, 82, 80, 20), tones.deep, patch(oval(116, 98, 74, 19), tones.accentPale)),
  ];
};

export const fryingPan = (pen) => {
  const { tones, solid, patch, line, ground, gleam } = pen;
  return [
    ground(140, 122, 196),
    solid(
      'M216 112l86-42q12-4 16 6t-6 14l-84 44z',
      tones.accent,
      patch('M216 128l104-54v24l-94 44z', tones.accentDeep),
    ),
    solid(oval(300, 82, 5), tones.paper),
    solid('M206 112l28-14 10 20-26 16z', tones.mid),
    solid(
      'M16 116q8 58 54 74 54 14 108 0 46-16 54-74z',
      tones.mid,
      patch('M170 100h80v110h-80z', tones.deep),
    ),
    solid(oval(124, 116, 108, 52), tones.light),
    solid(oval(124, 118, 98, 45), tones.line, patch(oval(124, 124, 78, 34), tones.deep, 0.45)),
    gleam('M44 104q18-22 54-28', 4),
    line('M70 132q20 18 54 18', tones.deep, 3),
  ];
};

const gnBody = ({ tones, solid, patch, gleam }, [left, right], depth, inset, ...front) => {
  const bottom = 100 + depth;
  return (
    solid(
      `M${left + 12} 100h${right - left - 24}l-${inset} ${depth - 10}q-2 10-12 10H${left + 24 + inset}q-10 0-12-10z`,
      tones.light,
      patch(`M${right - 56} 90h80v200h-80z`, tones.mid),
      patch(`M0 ${bottom - 14}h320v20H0z`, tones.mid),
      ...front,
    ) + gleam(`M${left + 28} 116l${inset * 0.7} ${depth - 36}`)
  );
};

/** The rim of a gastronorm pan and what is seen inside it. */
const gnRim = ({ tones, solid, patch }, [left, right], inside, ...details) =>
  solid(
    `M${left + 36} 52h${right - left - 72}q6 0 10 5l24 38q4 9-6 9H${left + 8}q-10 0-6-9l24-38q4-5 10-5z`,
    tones.paper,
    patch(`M${right - 40} 40h60v80h-60z`, tones.light),
  ) +
  solid(
    corners(left + 48, 62, right - 48, 62, right - 26, 94, left + 26, 94),
    inside,
    patch(corners(left + 48, 62, right - 48, 62, right - 44, 70, left + 44, 70), tones.line, 0.35),
    ...details,
  );

export const gastronormPan = (pen) => {
  const span = [24, 296];
  return [
    pen.ground(160, 118, 204),
    gnBody(pen, span, 102, 12, pen.patch('M0 138h320v22H0z', pen.tones.accent)),
    gnRim(pen, span, pen.tones.deep, pen.patch(corners(80, 78, 240, 78, 262, 98, 58, 98), pen.tones.mid)),
    pen.label(128, 126, 64, 46),
  ];
};

export const gastronormDeep = (pen) => {
  const span = [78, 242];
  return [
    pen.ground(160, 76, 220),
    gnBody(pen, span, 116, 10),
    gnRim(pen, span, pen.tones.deep, pen.patch(corners(130, 78, 190, 78, 220, 98, 100, 98), pen.tones.mid)),
    pen.label(132, 130, 56, 44),
  ];
};

export const gastronormPerforated = (pen) => {
  const span = [24, 296];
  const { tones, line } = pen;
  const rows = [124, 142, 160].flatMap((y, row) =>
    Array.from({ length: 11 - row }, (_, i) => [70 + row * 9 + i * 18, y]),
  );
  const floor = [80, 88].flatMap((y, row) =>
    Array.from({ length: 10 }, (_, i) => [86 - row * 6 + i * (16.4 + row * 1.3), y]),
  );
  return [
    pen.ground(160, 118, 196),
    gnBody(pen, span, 90, 12),
    gnRim(pen, span, tones.mid, line(dots(floor), tones.line, 5)),
    line(dots(rows), tones.accentDeep, 9),
  ];
};

export const gastronormLid = (pen) => {
  const { tones, solid, patch, line, ground, gleam } = pen;
  return [
    ground(164, 124, 190),
    solid(
      'M44 150h232q10 0 8 12l-4 10q-2 6-10 6H50q-8 0-10-6l-4-10q-2-12 8-12z',
      tones.accent,
      patch('M30 166h260v20H30z', tones.accentDeep),
    ),
    solid(
      'M74 72h172q8 0 12 7l34 66q4 10-8 10H36q-12 0-8-10l34-66q4-7 12-7z',
      tones.light,
      patch('M236 60h80v110h-40z', tones.mid),
    ),
    line('M88 86h144l26 52H62z', tones.mid, 3),
    gleam('M80 80h110', 3),
    solid('M128 118q0-12 10-12h44q10 0 10 12l4 6q0 6-6 6h-60q-6 0-6-6z', tones.deep),
    line('M130 108q0-26 30-26t30 26', tones.line, 13),
    line('M130 108q0-26 30-26t30 26', tones.mid, 9),
  ];
};

export const bakingTray = (pen) => {
  const { tones, solid, patch, line, ground, gleam, move } = pen;
  const croissant =
    solid(
      'M0 22Q4 2 30 0t34 22q-6 6-14 2-8-10-20-10T12 24q-8 4-12-2z',
      tones.paper,
      patch('M0 14h70v20H0z', tones.light),
    ) + line('M20 2l6 14m16-15l-4 14', tones.deep, 2);
  const at = (x, y) => move([x, y], 1, croissant.replaceAll('"c', `"t${x}c`).replaceAll('#c', `#t${x}c`));
  return [
    ground(160, 136, 196),
    solid('M22 158h276l-8 26q-2 6-10 6H40q-8 0-10-6z', tones.mid, patch('M20 174h290v30H20z', tones.deep)),
    solid(
      'M70 62h180q10 0 14 8l42 80q4 12-8 12H22q-12 0-8-12l42-80q4-8 14-8z',
      tones.light,
      patch('M256 50h60v120h-20z', tones.mid),
    ),
    solid(
      corners(80, 76, 240, 76, 280, 148, 40, 148),
      tones.mid,
      patch(corners(80, 76, 240, 76, 246, 86, 74, 86), tones.deep),
      patch(corners(86, 84, 234, 84, 264, 142, 56, 142), tones.accent),
    ),
    gleam('M72 70h120', 3),
    at(86, 88),
    at(172, 88),
    at(64, 118),
    at(128, 118),
    at(194, 118),
  ];
};

export const mixingBowl = (pen) => {
  const { tones, solid, patch, line, ground, gleam } = pen;
  return [
    ground(160, 84, 214),
    solid('M104 190h112l8 16q-64 12-128 0z', tones.accent, patch('M180 180h60v40h-60z', tones.accentDeep)),
    solid(
      'M30 92q6 74 66 104 64 16 128 0 60-30 66-104z',
      tones.light,
      patch('M206 80h100v140H180q26-60 26-140z', tones.mid),
    ),
    gleam('M52 124q10 34 36 54', 5),
    solid(oval(160, 92, 130, 34), tones.paper),
    solid(oval(160, 93, 119, 28), tones.deep, patch(oval(160, 112, 106, 27), tones.mid)),
    line('M70 104q20 12 60 16', tones.paper, 3),
  ];
};

export const colander = (pen) => {
  const { tones, solid, patch, line, ground, gleam } = pen;
  const holes = [
    [126, 7, 34],
    [148, 6, 34],
    [170, 5, 32],
  ].flatMap(([y, count, gap]) =>
    Array.from({ length: count }, (_, i) => [
      160 + (i - (count - 1) / 2) * gap,
      y + 10 - Math.abs(i - (count - 1) / 2) * 3,
    ]),
  );
  return [
    ground(160, 84, 216),
    handle(pen, 'M32 92q-26-4-22 14t30 12'),
    handle(pen, 'M288 92q26-4 22 14t-30 12'),
    solid('M110 190h100l10 20q-60 10-120 0z', tones.mid, patch('M180 180h60v40h-60z', tones.deep)),
    solid(
      'M32 90q6 74 66 104 62 14 124 0 60-30 66-104z',
      tones.light,
      patch('M210 80h100v140H184q26-60 26-140z', tones.mid),
    ),
    line(dots(holes), tones.accentDeep, 10),
    solid(oval(160, 90, 128, 32), tones.paper),
    solid(oval(160, 91, 117, 26), tones.deep, patch(oval(160, 108, 104, 25), tones.mid)),
    gleam('M50 120q6 20 16 34', 4),
  ];
};
