import { corners, dots, oval, plate } from '../outlines.mjs';

/** A shelf seen slightly from above, its front edge at height `y`. */
const board = ({ tones, solid, patch }, x, y, width) =>
  solid(corners(x + 18, y - 14, x + width + 18, y - 14, x + width, y, x, y), tones.paper) +
  solid(`M${x} ${y}h${width}v10h-${width}z`, tones.light) +
  patch(`M${x + 1} ${y + 5}h${width - 2}v4h${2 - width}z`, tones.mid);

/** A rectangular thing standing on a shelf at height `floor`. */
const goods = ({ tones, solid, patch }, x, floor, width, height, fill, side) =>
  solid(`M${x} ${floor - height}h${width}v${height}h-${width}z`, fill) +
  patch(
    `M${x + width - 1} ${floor - height}v${height - 1}h-${Math.round(width * 0.3)}v${1 - height}z`,
    side,
  ) +
  solid(plate(x - 3, floor - height - 6, width + 6, 10, 3), tones.light);

export const shelving = (pen) => {
  const { tones, line, ground } = pen;
  return [
    ground(164, 124, 226),
    line('M58 210V14m228 196V14', tones.line, 7),
    line('M58 210V14m228 196V14', tones.deep, 3),
    board(pen, 36, 66, 232),
    goods(pen, 60, 58, 44, 30, tones.accent, tones.accentDeep),
    goods(pen, 118, 58, 58, 22, tones.accentPale, tones.mid),
    goods(pen, 196, 58, 48, 34, tones.accent, tones.accentDeep),
    board(pen, 36, 134, 232),
    goods(pen, 56, 126, 64, 34, tones.paper, tones.mid),
    goods(pen, 136, 126, 44, 42, tones.accent, tones.accentDeep),
    goods(pen, 196, 126, 52, 28, tones.accentPale, tones.mid),
    board(pen, 36, 202, 232),
    goods(pen, 62, 194, 80, 38, tones.accent, tones.accentDeep),
    goods(pen, 162, 194, 76, 30, tones.paper, tones.mid),
    line('M39 222V26m226 196V26', tones.line, 10),
    line('M39 222V26m226 196V26', tones.mid, 6),
    line(dots(Array.from({ length: 24 }, (_, i) => [i < 12 ? 39 : 265, 40 + (i % 12) * 15])), tones.deep, 3),
  ];
};

export const wallShelf = (pen) => {
  const { tones, solid, line, ground } = pen;
  return [
    ground(160, 124, 214),
    goods(pen, 58, 112, 62, 52, tones.accent, tones.accentDeep),
    goods(pen, 138, 112, 50, 72, tones.accentPale, tones.mid),
    goods(pen, 206, 112, 58, 40, tones.accent, tones.accentDeep),
    board(pen, 24, 122, 256),
    solid('M60 132h18v52q0 8-8 6-10-4-10-14z', tones.mid),
    solid('M226 132h18v52q0 8-8 6-10-4-10-14z', tones.mid),
    line('M92 146h122', tones.line, 9),
    line('M92 146h122', tones.mid, 5),
    line('M116 150q-2 14 6 14t6-10m28-4q-2 14 6 14t6-10m26-4q-2 14 6 14t6-10', tones.deep, 4),
  ];
};

export const trayTrolley = (pen) => {
  const { tones, solid, patch, line, ground } = pen;
  const levels = [44, 72, 100, 128, 156, 184];
  return [
    ground(164, 92, 230),
    line('M106 206V22h126v184', tones.line, 7),
    line('M106 206V22h126v184', tones.deep, 3),
    ...levels.map((y, i) =>
      i % 3 === 2
        ? line(`M86 ${y}h148`, tones.deep, 3)
        : solid(corners(102, y - 12, 240, y - 12, 226, y, 84, y), i % 2 ? tones.accent : tones.accentPale) +
          solid(plate(84, y, 142, 8, 2), tones.light, patch(`M84 ${y + 4}h142v8H84z`, tones.mid)),
    ),
    line('M84 212V24q0-8 8-8h128q8 0 8 8v188M84 206h144', tones.line, 9),
    line('M84 212V24q0-8 8-8h128q8 0 8 8v188M84 206h144', tones.mid, 5),
    solid(oval(88, 220, 9), tones.line),
    solid(oval(224, 220, 9), tones.line),
    solid(oval(88, 220, 3), tones.mid),
    solid(oval(224, 220, 3), tones.mid),
  ];
};

export const trolley = (pen) => {
  const { tones, solid, patch, line, ground } = pen;
  return [
    ground(160, 124, 224),
    line('M36 206V30q0-8-8-8H14m262 184V50', tones.line, 9),
    line('M36 206V30q0-8-8-8H14m262 184V50', tones.mid, 5),
    ...[66, 128, 190].map((y) => board(pen, 32, y, 236)),
    goods(pen, 70, 58, 60, 26, tones.accent, tones.accentDeep),
    solid('M160 30h72q-4 28-36 28t-36-28z', tones.light, patch('M204 20h40v50h-40z', tones.mid)),
    goods(pen, 90, 120, 120, 24, tones.accentPale, tones.mid),
    goods(pen, 60, 182, 72, 30, tones.accent, tones.accentDeep),
    goods(pen, 160, 182, 72, 30, tones.accent, tones.accentDeep),
    solid(plate(4, 14, 34, 16, 8), tones.accent),
    ...[48, 258].map((x) => solid(oval(x, 213, 11), tones.line) + solid(oval(x, 213, 4), tones.mid)),
  ];
};

export const dishRack = ({ tones, solid, patch, line, ground }) => {
  const plates = [74, 114, 154, 194, 234];
  return [
    ground(164, 130, 210),
    ...plates.map(
      (x) =>
        solid(oval(x, 96, 24, 62), tones.paper, patch(`M${x + 4} 20h30v150h-30z`, tones.light)) +
        line(oval(x - 4, 96, 13, 42), tones.mid),
    ),
    solid(corners(268, 132, 298, 112, 298, 178, 268, 204), tones.accentDeep),
    solid(plate(28, 132, 242, 74, 8), tones.accent, patch('M20 184h260v30H20z', tones.accentDeep)),
    ...[0, 1, 2, 3, 4, 5].map((i) => patch(plate(46 + i * 37, 150, 24, 26, 4), tones.accentDeep)),
    line('M40 141h200', tones.accentPale, 3),
  ];
};

export const pallet = ({ tones, solid, patch, line, ground, box, label }) => [
  ground(168, 140, 218),
  box(
    66,
    96,
    86,
    74,
    [30, 18],
    { top: tones.paper, side: tones.mid, front: tones.light },
    line('M66 114h90', tones.mid, 3),
  ),
  box(
    156,
    96,
    86,
    74,
    [30, 18],
    { top: tones.accent, side: tones.accentDeep, front: tones.accent },
    patch('M190 90h18v40h-18z', tones.accentPale),
  ),
  box(
    104,
    32,
    92,
    64,
    [30, 18],
    { top: tones.accent, side: tones.accentDeep, front: tones.accent },
    patch('M141 30h18v36h-18z', tones.accentPale),
  ),
  label(84, 126, 50, 34),
  solid(corners(28, 176, 66, 156, 306, 156, 270, 176), tones.paper),
  box(28, 174, 242, 12, [36, 18], { top: tones.light, side: tones.deep, front: tones.mid }),
  ...[28, 134, 240].map((x) =>
    box(x, 186, 30, 18, x === 240 ? [36, 18] : [0, 0], {
      top: tones.deep,
      side: tones.deep,
      front: tones.deep,
    }),
  ),
  box(28, 202, 242, 10, [36, 18], { top: 'none', side: tones.deep, front: tones.mid }),
];

export const dunnageRack = ({ tones, solid, patch, ground, box, gleam }) => [
  ground(166, 136, 214),
  ...[48, 238].map((x) =>
    box(x, 146, 24, 62, [20, 12], { top: tones.accent, side: tones.accentDeep, front: tones.accent }),
  ),
  solid(corners(20, 124, 72, 66, 304, 66, 262, 124), tones.accent),
  ...[0, 1, 2].map((i) =>
    solid(
      corners(
        40 + i * 15,
        114 - i * 18,
        52 + i * 15,
        104 - i * 18,
        268 + i * 13,
        104 - i * 18,
        260 + i * 13,
        114 - i * 18,
      ),
      tones.accentDeep,
    ),
  ),
  solid(corners(262, 124, 304, 66, 304, 92, 262, 152), tones.accentDeep),
  solid(plate(20, 122, 242, 32, 6), tones.accent, patch('M10 142h260v20H10z', tones.accentDeep)),
  gleam('M32 130h140', 3),
];

export const hookRail = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 120, 226),
  ...[70, 130, 190, 250].map(
    (x) =>
      line(`M${x} 40v22q0 12 10 12t10-12`, tones.line, 7) +
      line(`M${x} 40v22q0 12 10 12t10-12`, tones.mid, 3),
  ),
  solid(plate(22, 24, 276, 24, 8), tones.light, patch('M20 38h290v20H20z', tones.mid)),
  gleam('M34 31h180', 3),
  solid('M74 76h12v70H74z', tones.light),
  solid('M52 146h56q0 44-28 44t-28-44z', tones.light, patch('M86 140h30v60H86z', tones.mid)),
  solid(plate(72, 72, 16, 46, 7), tones.accent),
  solid(plate(132, 72, 16, 48, 7), tones.accent),
  solid('M136 118h8v20h-8z', tones.mid),
  solid(
    'M118 138h44l6 66h-56z',
    tones.light,
    patch('M148 130h30v80h-30z', tones.mid),
    line('M132 152l-2 40m10-40v40m10-40l2 40', tones.line, 4),
  ),
  solid(plate(192, 72, 16, 48, 7), tones.accent),
  line('M200 120q-34 44-14 80 14 12 28 0 20-36-14-80m0 0q-10 50 0 86', tones.line, 5),
  line('M200 120q-34 44-14 80 14 12 28 0 20-36-14-80m0 0q-10 50 0 86', tones.mid, 2),
  solid(plate(252, 72, 16, 48, 7), tones.accent),
  solid('M256 118h8v34h-8z', tones.mid),
  solid(oval(260, 176, 28), tones.light, patch('M268 140h30v70h-30z', tones.mid)),
  line('M248 166h0m12-4h0m12 4h0m-26 12h0m14 0h0m14 0h0m-20 12h0m12 0h0', tones.line, 5),
];

export const bagClip = ({ tones, solid, patch, line, ground, gleam, turn, label }) => [
  ground(166, 88, 222),
  solid('M104 40h112l6 34H98z', tones.mid, patch('M90 30h140v14H90z', tones.light)),
  solid(
    'M98 74h124q16 60 12 130-2 16-16 16H102q-14 0-16-16-4-70 12-130z',
    tones.paper,
    patch('M196 60h50v170h-50z', tones.mid),
    patch('M80 190h160v40H80z', tones.accentPale),
  ),
  label(118, 118, 74, 60),
  line('M104 86q-8 50-6 106', tones.light, 5),
  turn(
    -4,
    [160, 70],
    solid(plate(62, 70, 196, 20, 10), tones.accentDeep),
    solid(plate(62, 56, 196, 20, 10), tones.accent),
    solid(oval(72, 72, 9), tones.light),
    solid(plate(238, 50, 26, 44, 8), tones.accent, patch('M254 40h20v60h-20z', tones.accentDeep)),
    gleam('M92 63h120', 3),
  ),
];
