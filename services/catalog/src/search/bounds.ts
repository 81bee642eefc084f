/** What the words around a number make of it: at least that, at most that, or that itself. */
export interface Bound {
  readonly bound: 'from' | 'to' | null;
  /** "Up to 10 kg" is what a scale has to reach. */
  readonly isUpTo: boolean;
  /** The place of the number with those words. */
  readonly start: number;
  readonly end: number;
  /** Said of prices, dates and places as well: "from 20" alone is no number of pieces. */
  readonly isVague: boolean;
}

const words = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .join('|');

/*
 * "No longer than", "nu mai lungă de", "nicht schwerer als": the side is made of whether it is denied, of whether it
 * says more or less, and in languages that say so of the adjective, of which only the small ones have to be known.
 */
const DENIED = words('no, not, nu, nicht, pas, non, nao, لا, ليس');
const SMALL = `(?:${words(`usor, usoar, scurt, mic, ingust, putin, subtir, leger, court, petit, etroit, minc, legger, cort, piccol,
  strett, sottil, liger, pequen, estrech, fin, lev, curt, estreit, barat, ieftin`)})\\p{L}{0,2}`;
const THAN = '(?:do )?(?:de|decat|di|que|che)';
const LESS = `(?:less|fewer|lighter|shorter|narrower|smaller|thinner|lower) than|(?:weniger|leichter|kurzer|schmaler|kleiner|dunner|niedriger) als|(?:moins|meno|menos) ${THAN}|(?:mai|plus|piu|mas|mais) ${SMALL} ${THAN}`;
const MORE = `(?:more|greater|larger|bigger|heavier|longer|wider|taller|higher|thicker|deeper) than|(?:mehr|schwerer|langer|breiter|hoher|dicker|tiefer|grosser) als|(?:mai|plus|piu|mas|mais) (?:(?!${SMALL} )\\p{L}+ )?${THAN}`;

const AT_MOST = `(?:${DENIED}) (?:${MORE})|${LESS}|${words(`not above, not over, within, innerhalb von, innerhalb, binnen, entro, up to, at most, max, maximum, under, below, pana la, maxim,
  sub, cel mult, bis zu, bis, hochstens, maximal, unter, jusqu'a, jusqu’a, jusqu a, au plus, au maximum, sous, fino a, massimo,
  al massimo, sotto, hasta, maximo, como maximo, ate, no maximo, حتي, لغايه, اقل من, بحد اقصي, كحد اقصي,
  لا يزيد عن, 最多, 最大, 不超过, 最高, 최대`)}`;
const AT_LEAST = `(?:${DENIED}) (?:${LESS})|${words(`at least, from, min, minimum, over, above, cel putin, minim, peste, de la,
  mindestens, ab, uber, mindest, wenigstens, minimal, au moins, au minimum, a partir de, almeno, minimo, come minimo, oltre,
  al menos, como minimo, desde, pelo menos, no minimo, علي الاقل, اكثر من, بحد ادني, كحد ادني, لا يقل عن, ليس اقل من,
  至少, 最少, 超过, 최소`)}|${MORE}`;
const ABOUT =
  words(`about, around, circa, ca, approx, ungefahr, etwa, rund, environ, aproximativ, vreo, cam, unos, aproximadamente,
  cerca de, حوالي, 约, 約, 大约, 약, between, intre, zwischen, entre, tra, بين`);
const BEFORE = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:(${AT_MOST})|(${AT_LEAST})|(?:${ABOUT}))\\.?(?:\\s+(?:of|de|di|von))?\\s*$`,
  'u',
);
const OR_LESS =
  words(`max, maximum, or less, or fewer, oder weniger, sau mai putin, ou moins, o meno, o menos, ou menos,
  او اقل, علي الاكثر`);
const OR_MORE =
  words(`min, minimum, or more, and more, and above, oder mehr, und mehr, sau mai mult, ou plus, et plus,
  o piu, e oltre, o mas, ou mais, او اكثر, فاكثر, علي الاقل, بحد ادني`);
const BEHIND = new RegExp(
  `^\\s*(?:(以下|以内|まで|이하|까지|(?:${OR_LESS})(?!\\p{L}))|(以上|から|이상|부터|\\+|(?:${OR_MORE})(?!\\p{L}))|(?:的|の|짜리))`,
  'u',
);
const VAGUE = new RegExp(
  `^(?:${words(`up to, under, below, from, over, above, pana la, sub, peste, de la, bis, bis zu, unter, uber, ab, sous,
  jusqu'a, jusqu’a, jusqu a, a partir de, fino a, sotto, oltre, hasta, desde, ate, حتي`)})$`,
  'u',
);

const UP_TO = new RegExp(
  `^(?:${words("up to, bis, bis zu, pana la, jusqu'a, jusqu’a, jusqu a, fino a, hasta, ate, حتي, まで, 까지")})$`,
  'u',
);

/** @param plain in lower case and without marks */
export function boundAround(plain: string, start: number, end: number): Bound {
  const before = BEFORE.exec(plain.slice(0, start));
  const behind = BEHIND.exec(plain.slice(end));
  const said = before ?? behind;
  return {
    bound: said?.[1] ? 'to' : said?.[2] ? 'from' : null,
    start: before ? before.index : start,
    end: behind ? end + behind[0].length : end,
    isUpTo: UP_TO.test(said?.[1]?.trim() ?? ''),
    isVague: VAGUE.test((said?.[1] ?? said?.[2] ?? '').trim()),
  };
}
