import { oval, plate } from '../outlines.mjs';

/** A roll standing on end with its strip running out to the right; `printed` draws what is on the strip. */
function standingRoll(pen, top, bottom, printed) {
  const { tones, solid, patch, line, drum, ground } = pen;
  const [cx, radius, tilt] = [112, 80, 21];
  const edge = top + tilt;
  const height = bottom - top;
  return [
    ground(168, 138, bottom + tilt + 2),
    drum({ cx, top, bottom, radius, tilt, fill: tones.paper }),
    solid(
      `M${cx} ${edge}H290q10 0 10 10v${height - 14}q0 8-10 4H${cx}z`,
      tones.light,
      patch(`M${cx} ${edge}h14v${height}h-14z`, tones.mid),
      ...printed,
    ),
    solid(oval(cx, top, radius, tilt), tones.paper, patch(`M${cx + 20} 0h90v200h-90z`, tones.light)),
    line(oval(cx, top, radius - 11, tilt - 3), tones.mid),
    line(oval(cx, top, radius - 22, tilt - 6), tones.mid),
    solid(oval(cx, top, 34, 9), tones.accent),
    solid(oval(cx, top, 25, 6), tones.accentDeep),
  ];
}

export const labelRoll = (pen) =>
  standingRoll(pen, 66, 184, [pen.label(140, 99, 66, 92), pen.label(220, 99, 66, 92)]);

export const dayDots = (pen) => {
  const { tones, solid, gleam } = pen;
  const dot = (x, fill) => solid(oval(x, 152, 33), fill) + gleam(`M${x - 22} 144a25 25 0 0 1 14-14`, 4);
  return standingRoll(pen, 92, 170, [dot(168, tones.accent), dot(250, tones.accentDeep)]);
};

export const barcodeLabels = (pen) => {
  const { tones, solid, line } = pen;
  const face = (x) =>
    solid(plate(x, 120, 72, 66, 4), tones.paper) +
    line(`M${x + 12} 130v32m14-32v32m20-32v32m14-32v32`, tones.line, 3) +
    line(`M${x + 19} 130v32m14-32v32m6-32v32`, tones.line, 5) +
    line(`M${x + 14} 174h42`, tones.accent, 5);
  return standingRoll(pen, 84, 178, [face(136), face(218)]);
};

export const thermalRibbon = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(164, 124),
  solid('M72 196V150L250 96h34v46L106 200z', tones.deep, patch('M60 200L290 120v100H60z', tones.line)),
  solid(oval(250, 116, 46), tones.mid),
  solid(
    'M74 118L250 70a46 46 0 0 1 0 92L74 210a46 46 0 0 1 0-92z',
    tones.line,
    line('M60 128L250 76', tones.deep, 12),
  ),
  solid(
    oval(78, 164, 46),
    tones.deep,
    line(oval(78, 164, 36), tones.line),
    line(oval(78, 164, 29), tones.line),
  ),
  solid(oval(78, 164, 21), tones.accent),
  solid(oval(78, 164, 14), tones.paper, patch('M78 140h40v50h-40z', tones.light)),
  gleam('M50 148a32 32 0 0 1 14-14', 4),
];

export const inkRollers = ({ tones, solid, patch, line, ground, gleam, drum }) => {
  const roller = (cx, top, ink) => [
    drum({ cx, top, bottom: top + 96, radius: 42, tilt: 13, fill: ink, side: tones.accentDeep }),
    solid(oval(cx, top, 42, 13), tones.mid),
    solid(oval(cx, top, 30, 9), tones.light, patch(`M${cx} ${top - 20}h60v50h-60z`, tones.mid)),
    solid(
      `M${cx - 9} ${top}v-24a9 4 0 0 1 18 0v24a9 4 0 0 1-18 0z`,
      tones.paper,
      patch(`M${cx + 2} 0h20v240h-20z`, tones.mid),
    ),
    line(`M${cx - 42} ${top + 74}a42 13 0 0 0 84 0`, tones.accentPale, 3),
  ];
  return [
    ground(162, 116),
    ...roller(214, 70, tones.accent),
    gleam('M186 100v56', 3),
    ...roller(110, 98, tones.accent),
  ];
};
