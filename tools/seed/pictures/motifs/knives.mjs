import { oval, plate, strokes } from '../outlines.mjs';

const rivets = ({ tones, solid }, ...centres) =>
  centres.map((x) => solid(oval(x, 120, 4.5), tones.light)).join('');

/** A knife lying at an angle: the blade to the right of x = 122, the handle to its left. */
function knife(pen, angle, blade, bevel) {
  const { tones, solid, patch, ground, gleam, turn } = pen;
  return [
    ground(166, 128, 204),
    turn(
      angle,
      [160, 120],
      solid(blade, tones.light, patch(bevel, tones.mid), gleam('M136 108h90', 3)),
      solid(plate(108, 98, 18, 48, 4), tones.mid),
      solid(
        'M14 108q0-10 12-10h84v44H52q-10 0-16 4-22 10-22-38z',
        tones.accent,
        patch('M0 128h120v30H0z', tones.accentDeep),
      ),
      rivets(pen, 42, 68, 94),
    ),
  ];
}

export const chefKnife = (pen) =>
  knife(pen, -14, 'M126 94h112q44 4 68 40-60 26-180 20z', 'M120 138q100 4 190-12v40H120z');

export const breadKnife = (pen) =>
  knife(
    pen,
    -18,
    `M126 98h156q22 4 24 24-4 16-14 16${'q-6 8-12 0'.repeat(13)}l-8 0z`,
    'M120 126h190v30H120z',
  );

export const cleaver = (pen) => {
  const { tones, solid, patch, ground, gleam, turn } = pen;
  return [
    ground(166, 126, 214),
    turn(
      -10,
      [160, 120],
      solid(
        'M118 62q0-10 10-10h158q12 0 12 12v118q-90 16-168 0-12-2-12-12z',
        tones.light,
        patch('M110 162q90 18 200 0v40H110z', tones.mid),
        gleam('M134 68h120', 4),
      ),
      solid(oval(276, 76, 9), tones.paper),
      solid(
        'M10 84q0-10 12-10h86q10 0 10 10v24q0 10-10 10H52q-8 0-14 6-24 10-28-40z',
        tones.accent,
        patch('M0 104h120v40H0z', tones.accentDeep),
      ),
      solid(oval(44, 92, 4.5), tones.light),
      solid(oval(70, 92, 4.5), tones.light),
      solid(oval(96, 92, 4.5), tones.light),
    ),
  ];
};

export const paringKnives = (pen) => {
  const { tones, solid, patch, ground, gleam, turn } = pen;
  const small = (angle, x, blade) =>
    turn(
      angle,
      [x, 120],
      solid(blade, tones.light, patch(`M${x + 3} 0h40v120h-40z`, tones.mid)),
      solid(
        plate(x - 15, 112, 30, 104, 13),
        tones.accent,
        patch(`M${x + 3} 100h30v120h-30z`, tones.accentDeep),
      ),
      gleam(`M${x - 7} 130v60`, 3),
    );
  return [
    ground(164, 112, 220),
    small(-16, 84, 'M72 116V60q0-26 20-44 6 40 4 100z'),
    small(0, 160, 'M149 116V50q0-20 22-36v102z'),
    small(16, 236, `M226 116V40q8-18 18-22 4 14 2 24${'q4 6 0 12'.repeat(6)}v2z`),
  ];
};

export const knifeRack = ({ tones, solid, patch, line, ground, gleam }) => {
  const hanging = (x, blade, handle) => [
    solid(blade, tones.light, patch(`M${x + 4} 90h60v130h-60z`, tones.mid)),
    solid(plate(x - 10, 20, 20, 64, 8), handle, patch(`M${x + 2} 10h20v80h-20z`, tones.accentDeep)),
    solid(oval(x, 36, 3), tones.paper),
    solid(oval(x, 56, 3), tones.paper),
  ];
  return [
    ground(160, 120, 226),
    ...hanging(74, 'M62 84h24v78q-2 30-18 44-8-40-6-122z', tones.accent),
    ...hanging(132, 'M118 84h28v90q-6 16-20 36-8-44-8-126z', tones.accent),
    ...hanging(192, 'M170 84h44v102q0 6-6 6h-32q-6 0-6-6z', tones.accent),
    ...hanging(250, 'M242 84h16v60q-2 22-12 32-6-30-4-92z', tones.accent),
    solid(plate(26, 86, 268, 34, 6), tones.mid, patch('M26 104h270v30H26z', tones.deep)),
    gleam('M40 94h230', 3),
    line(strokes(2, [38, 103, 38, 103], 244), tones.line, 8),
  ];
};

export const sharpeningSteel = (pen) => {
  const { tones, solid, patch, line, ground, gleam, turn } = pen;
  return [
    ground(166, 120, 214),
    turn(
      -36,
      [160, 120],
      solid(
        'M118 110h176q14 2 14 10t-14 10H118z',
        tones.light,
        patch('M110 122h210v20H110z', tones.mid),
        line('M130 116h160m-160 8h160', tones.deep, 1.5),
      ),
      solid('M104 92h10q8 0 8 10v36q0 10-8 10h-10z', tones.mid),
      solid(
        'M6 120q0-22 22-22h66q12 0 12 10v24q0 10-12 10H28q-22 0-22-22z',
        tones.accent,
        patch('M0 126h110v30H0z', tones.accentDeep),
      ),
      solid(oval(24, 120, 7), tones.paper),
      line('M50 98v44m12-44v44m12-44v44', tones.accentDeep, 3),
      gleam('M40 104h50', 3),
    ),
  ];
};

export const choppingBoard = ({ tones, solid, patch, line, ground, gleam, turn }) => [
  ground(164, 132, 216),
  turn(
    -5,
    [160, 120],
    solid('M34 74q0-14 14-14h224q14 0 14 14v126q0 14-14 14H48q-14 0-14-14z', tones.accentDeep),
    solid(plate(34, 38, 252, 164, 16), tones.accent),
    line(plate(50, 54, 220, 132, 10), tones.accentDeep, 4),
    solid(plate(224, 72, 26, 96, 13), tones.paper, patch('M224 66h8v110h-8z', tones.mid)),
    line('M78 92l40 30m-22-44l54 40m-56 14l28 22m22-66l34 24', tones.accentDeep, 2),
    gleam('M50 46h120', 3),
  ),
];

export const boardRack = ({ tones, solid, patch, line, ground, gleam }) => {
  const fills = [tones.paper, tones.accentPale, tones.accent, tones.accentDeep, tones.light, tones.accent];
  return [
    ground(166, 128, 218),
    ...fills.map((fill, i) => {
      const x = 52 + i * 31;
      return (
        solid(`M${x} 196V72q0-8 8-12l44-24q10-4 10 8v124l-44 28z`, tones.mid) +
        solid(plate(x, 58, 18, 140, 6), fill)
      );
    }),
    solid('M34 176h220l26-18v34l-26 18H34z', tones.light, patch('M254 150h40v70h-40z', tones.deep)),
    solid(plate(34, 176, 220, 34, 6), tones.light, patch('M34 196h220v20H34z', tones.mid)),
    gleam('M46 184h150', 3),
    line(strokes(2, [58, 210, 58, 216], 172), tones.line, 8),
  ];
};
