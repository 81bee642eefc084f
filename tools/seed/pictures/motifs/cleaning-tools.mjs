import { corners, oval, plate, strokes } from '../outlines.mjs';

/** A broom stick leaning to the right, from the head at (x, y) upwards. */
const stick = ({ tones, solid, patch, turn }, angle, x, y, length) =>
  turn(
    angle,
    [x, y],
    solid(
      plate(x - 6, y - length, 12, length, 5),
      tones.light,
      patch(`M${x} ${y - length}h20v${length}h-20z`, tones.mid),
    ),
    solid(
      plate(x - 8, y - length, 16, 42, 7),
      tones.accent,
      patch(`M${x + 1} ${y - length}h20v50h-20z`, tones.accentDeep),
    ),
  );

export const mop = (pen) => {
  const { tones, solid, patch, line, ground } = pen;
  const strands = [58, 82, 106, 130, 154, 178, 202]
    .map((x, i) => `M${108 + i * 8} 146Q${x + 20} 168 ${x} 212`)
    .join('');
  return [
    ground(146, 108, 216),
    stick(pen, 22, 134, 132, 124),
    line(strands, tones.line, 22),
    line(strands, tones.paper, 18),
    line(strands, tones.mid, 2),
    solid(
      'M96 148l12-26q4-8 12-8h32q8 0 12 8l12 26q-40 12-80 0z',
      tones.accent,
      patch('M148 100h40v60h-40z', tones.accentDeep),
    ),
  ];
};

export const flatMop = (pen) => {
  const { tones, solid, patch, line, ground, gleam } = pen;
  return [
    ground(160, 128, 214),
    stick(pen, 20, 156, 150, 140),
    solid('M140 164l8-24q10-8 20 0l8 24z', tones.mid),
    solid('M66 160h188l20 28H46z', tones.accent, patch('M220 150h70v50h-50z', tones.accentDeep)),
    gleam('M78 168h100', 3),
    solid(
      'M36 186h248q8 0 8 10t-10 14H38q-10-4-10-14t8-10z',
      tones.paper,
      patch('M20 200h290v20H20z', tones.mid),
    ),
    line(strokes(17, [44, 198, 40, 208], 14.6), tones.deep, 2),
  ];
};

export const bucket = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 90, 220),
  line('M70 86Q72 14 160 14t90 72', tones.line, 6),
  line('M70 86Q72 14 160 14t90 72', tones.mid, 2.5),
  solid(plate(136, 6, 48, 16, 8), tones.accentPale),
  solid(
    'M66 84l20 118q4 16 74 16t74-16l20-118z',
    tones.accent,
    patch('M194 80h70v150h-80z', tones.accentDeep),
  ),
  gleam('M88 112l12 80', 5),
  solid('M228 82l28-4-14 22z', tones.accent),
  solid(oval(160, 84, 96, 22), tones.accentPale),
  solid(oval(160, 85, 85, 16), tones.line, patch(oval(160, 96, 80, 14), tones.accentPale)),
  solid(oval(78, 92, 7), tones.light),
  line('M122 124v10m0 14v10m0 14v10', tones.accentPale, 4),
];

export const mopBucket = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 112, 222),
  line('M212 66V14', tones.line, 11),
  line('M212 66V14', tones.mid, 7),
  solid(plate(188, 6, 48, 18, 8), tones.line),
  solid('M110 40h90q8 0 8 8l-10 60h-86l-10-60q0-8 8-8z', tones.light, patch('M176 30h40v90h-40z', tones.mid)),
  line('M128 50l4 48m20-48v48m26-48l-4 48', tones.deep, 5),
  solid(
    'M46 92h228l-20 96q-2 10-12 10H78q-10 0-12-10z',
    tones.accent,
    patch('M226 80h60v130h-80z', tones.accentDeep),
  ),
  solid(plate(38, 84, 244, 18, 8), tones.accent, patch('M238 80h60v30h-60z', tones.accentDeep)),
  gleam('M70 116l12 62', 5),
  solid('M160 124q20 26 20 38a20 20 0 0 1-40 0q0-12 20-38z', tones.accentPale),
  solid(oval(92, 206, 15), tones.line),
  solid(oval(228, 206, 15), tones.line),
  solid(oval(92, 206, 6), tones.mid),
  solid(oval(228, 206, 6), tones.mid),
];

const bristles = ({ tones, solid, line }, x, y, width, height, flare, fill) => {
  const count = Math.round(width / 12);
  return (
    solid(corners(x, y, x + width, y, x + width + flare, y + height, x - flare, y + height), fill) +
    line(
      Array.from(
        { length: count - 1 },
        (_, i) =>
          `M${x + ((i + 1) * width) / count} ${y + 4}L${(x - flare + ((i + 1) * (width + 2 * flare)) / count).toFixed(1)} ${y + height}`,
      ).join(''),
      tones.line,
      1.5,
    )
  );
};

export const broom = (pen) => {
  const { tones, solid, patch, ground, gleam } = pen;
  return [
    ground(154, 128, 218),
    stick(pen, 16, 156, 132, 124),
    bristles(pen, 58, 158, 196, 56, 14, tones.accentPale),
    solid(
      'M134 132h44v14h60q18 0 20 18v4H54v-4q2-18 20-18h60z',
      tones.accent,
      patch('M210 120h60v60h-60z', tones.accentDeep),
    ),
    gleam('M72 156h90', 3),
  ];
};

export const deckBrush = (pen) => {
  const { tones, solid, patch, line, ground, gleam } = pen;
  return [
    ground(160, 116, 210),
    bristles(pen, 58, 136, 204, 66, 6, tones.paper),
    line('M60 152q100 8 200 0', tones.deep, 1.5),
    solid(
      'M44 108q0-14 16-14h52q10-34 48-34t48 34h52q16 0 16 14v22q0 12-14 12H58q-14 0-14-12z',
      tones.accent,
      patch('M44 124h240v30H44z', tones.accentDeep),
    ),
    solid(oval(160, 92, 15), tones.accentDeep),
    solid(oval(160, 92, 9), tones.paper),
    gleam('M60 104h48', 3),
  ];
};

export const dishBrush = (pen) => {
  const { tones, solid, ground, gleam, patch, turn } = pen;
  return [
    ground(166, 118, 212),
    turn(
      -24,
      [160, 120],
      bristles(pen, 214, 128, 76, 46, 8, tones.paper),
      solid(
        'M16 106q0-14 16-14h150q14 0 26 6 50-6 84 16 8 8 2 18-44 6-90 0-14-8-30-8H32q-16 0-16-18z',
        tones.accent,
        patch('M10 112h170q20 0 40 12h90v20H10z', tones.accentDeep),
      ),
      solid(oval(38, 108, 7), tones.paper),
      gleam('M60 100h90', 3),
    ),
  ];
};

export const squeegee = (pen) => {
  const { tones, solid, patch, ground, gleam } = pen;
  return [
    ground(160, 128, 212),
    stick(pen, 0, 160, 142, 130),
    solid('M142 164l8-32h20l8 32z', tones.accent, patch('M162 120h30v50h-30z', tones.accentDeep)),
    solid(plate(30, 158, 260, 24, 8), tones.accent, patch('M30 172h270v20H30z', tones.accentDeep)),
    gleam('M42 166h150', 3),
    solid('M40 182h240l4 24H36z', tones.line, patch('M30 194h260v20H30z', tones.deep)),
  ];
};

export const dustPan = (pen) => {
  const { tones, solid, patch, line, ground, gleam, turn } = pen;
  return [
    ground(160, 124, 216),
    turn(
      24,
      [226, 120],
      bristles(pen, 196, 110, 64, 62, 8, tones.paper),
      solid(
        'M190 92q0-10 10-10h56q10 0 10 10v22h-76z',
        tones.accent,
        patch('M242 70h40v60h-40z', tones.accentDeep),
      ),
      solid(plate(218, 6, 20, 80, 10), tones.accent, patch('M230 0h20v90h-20z', tones.accentDeep)),
      solid(oval(228, 20, 4), tones.paper),
    ),
    solid('M92 30q0-10 10-10h8q10 0 10 10v60H92z', tones.accentDeep),
    solid(oval(106, 36, 5), tones.paper),
    solid(
      'M34 96q0-14 14-14h116q14 0 14 14l24 112H10z',
      tones.accent,
      patch('M166 70h50v150h-20z', tones.accentDeep),
    ),
    solid('M58 106h96l20 88H38z', tones.accentDeep, patch('M30 170h160v30H30z', tones.line, 0.35)),
    solid('M6 200h200l-4 12H10z', tones.mid),
    line('M82 120l-10 56m34-56v56m24-56l10 56', tones.accent, 4),
    gleam('M46 94h60', 3),
  ];
};

export const cloths = (pen) => {
  const { tones, solid, patch, line, ground } = pen;
  const fold = (y, fill, side) =>
    solid(
      `M44 ${y}q0-14 14-14h190q34 0 34 19t-34 19H58q-14 0-14-14z`,
      fill,
      patch(`M30 ${y + 10}h260v20H30z`, side),
    ) + line(`M248 ${y - 5}q20 0 20 10t-20 10H60`, side === tones.mid ? tones.deep : side);
  return [
    ground(164, 128, 212),
    fold(176, tones.light, tones.mid),
    fold(138, tones.accent, tones.accentDeep),
    fold(100, tones.paper, tones.mid),
    solid(
      'M58 54q60-24 118-10t76-2q26 20 20 44-30 18-74 10T60 102q-22-24-2-48z',
      tones.accentPale,
      patch('M180 30h110v90h-80z', tones.accent, 0.3),
    ),
    line('M76 62q50-14 92-4m-88 28q60-14 110-2m8-26q22 4 40 0', tones.accent, 3),
  ];
};

export const scouringPads = (pen) => {
  const { tones, solid, patch, line, ground, turn } = pen;
  const pad = (y) => [
    solid(plate(58, y + 30, 204, 40, 12), tones.accent, patch(`M50 ${y + 52}h220v30H50z`, tones.accentDeep)),
    solid(plate(58, y, 204, 40, 12), tones.accentPale, patch(`M220 ${y - 4}h50v60h-50z`, tones.mid, 0.6)),
    line(`M80 ${y + 14}h0m26 10h0m30-8h0m28 10h0m30-12h0m26 10h0`, tones.accent, 7),
  ];
  return [ground(164, 118, 218), turn(4, [160, 170], ...pad(138)), turn(-8, [160, 90], ...pad(54))];
};

export const cleaningTrolley = ({ tones, solid, patch, line, ground }) => [
  ground(164, 124, 224),
  line('M52 206V40h-22m22 20h190m-190 62h190m0-62v146', tones.line, 9),
  line('M52 206V40h-22m22 20h190m-190 62h190m0-62v146', tones.mid, 5),
  solid(
    'M214 56h76l-8 128q-2 10-12 10h-36q-10 0-12-10z',
    tones.accent,
    patch('M262 50h40v150h-36z', tones.accentDeep),
  ),
  solid(plate(210, 46, 84, 14, 6), tones.light),
  solid('M70 60l6-30h20l6 30z', tones.accentPale),
  solid('M80 30v-8h22l8 8-8 2z', tones.accent),
  solid(plate(112, 26, 28, 34, 6), tones.accent),
  solid(plate(118, 16, 16, 12, 3), tones.line),
  solid(plate(150, 36, 46, 24, 4), tones.paper, line('M150 44h46m-46 8h46', tones.mid)),
  solid('M68 142h58l-6 48H74z', tones.accentPale),
  line('M70 142q0-20 27-20t27 20', tones.deep, 3),
  solid('M138 142h58l-6 48h-46z', tones.accent, patch('M176 130h30v70h-30z', tones.accentDeep)),
  line('M140 142q0-20 27-20t27 20', tones.deep, 3),
  solid(plate(40, 190, 212, 14, 5), tones.light, patch('M30 198h240v10H30z', tones.mid)),
  solid(oval(66, 214, 10), tones.line),
  solid(oval(228, 214, 10), tones.line),
];
