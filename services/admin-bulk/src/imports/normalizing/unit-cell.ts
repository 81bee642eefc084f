import { foldText, type Unit, UNITS } from '@kp/commerce';

/** What suppliers write for a unit, folded, without points. */
const UNIT_WORDS: Readonly<Partial<Record<Unit, string>>> = {
  H87: 'buc, bucata, bucati, pc, pcs, piece, pieces, each, ea, unit, units, stk, stck, stuck, st, piece, pce, pieces, pz, pezzo, pezzi, ud, uds, unidad, unidades, un, und, u, peca, pecas, szt, sztuka, sztuki, حبة, قطعة, 个, 件, 只, 個, 本, 개, ea, c62, h87',
  PR: 'pereche, perechi, pair, pairs, paar, paire, paires, par, pares, paio, paia, pa, para, pary, زوج, 双, 对, 足, 켤레, 쌍, pr',
  SET: 'set, seturi, sets, satz, garnitur, kit, jeu, ensemble, juego, conjunto, completo, serie, kpl, komplet, zestaw, طقم, 套, セット, 세트',
  DZN: 'duzina, duzini, dozen, doz, dz, dutzend, douzaine, docena, dozzina, duzia, tuzin, دزينة, درزن, 打, 다스',
  XBX: 'cutie, cutii, cut, box, boxes, box, schachtel, kiste, boite, boites, bte, caja, cajas, cj, scatola, scatole, caixa, caixas, cx, pudelko, pud, skrzynka, صندوق, 盒, 箱, ケース, 박스, 상자',
  XCT: 'bax, baxuri, carton, cartoane, cartons, ctn, case, cases, karton, kartons, krt, ktn, colis, carton, cartone, cartoni, crt, ct, كرتون, كرتونة, カートン, 카톤',
  XPK: 'pachet, pachete, pac, pach, blister, blistere, pack, packs, packet, pk, pkt, pck, packung, pkg, paket, pak, vpe, ve, paquet, paquets, pqt, lot, lots, paquete, paq, confezione, conf, pacco, embalagem, emb, pacote, op, opak, opakowanie, paczka, علبة, عبوة, باكيت, 包, パック, 팩',
  XRO: 'rola, role, roll, rolls, rolle, rollen, rouleau, rouleaux, rlx, rollo, rollos, rotolo, rotoli, rt, rolo, rolos, rolka, rolki, رول, لفة, 卷, 巻, 롤',
  XBG: 'sac, saci, punga, pungi, bag, bags, beutel, sack, sachet, sachets, bolsa, saco, sacchetto, sacco, sacola, worek, torba, كيس, 袋, 봉지, 포',
  XBO: 'sticla, sticle, flacon, flacoane, bottle, bottles, btl, flasche, fl, bouteille, botella, bottiglia, flacone, garrafa, frasco, butelka, زجاجة, قارورة, 瓶, 병',
  XCX: 'conserva, can, cans, tin, dose, dosen, boite metal, lata, latas, bote, botes, lattina, puszka, 罐, 缶, 캔',
  XBJ: 'galeata, galeti, bidon, bucket, pail, eimer, kanister, seau, cubo, secchio, balde, wiadro, دلو, 桶, バケツ, 통',
  KGM: 'kg, kilogram, kilograme, kilo, kilos, kilogramm, kilogramme, chilogrammo, quilo, كجم, كغ, كيلو, 公斤, 千克, キロ, 킬로',
  GRM: 'g, gr, gram, grame, grams, gramm, gramme, gramo, grammo, grama, غرام, جرام, 克, グラム, 그램',
  LTR: 'l, lt, ltr, litru, litri, litre, litres, liter, litro, litros, litr, لتر, 升, リットル, 리터',
  MLT: 'ml, mililitru, milliliter, millilitre, mililitro, millilitro, mililitr, مل, 毫升, ミリリットル, 밀리리터',
  MTR: 'm, ml liniar, metru, metri, meter, metre, metres, lfm, metro, metros, metr, mb, متر, 米, メートル, 미터',
  MTK: 'm2, mp, metru patrat, sqm, qm, quadratmeter, metre carre, metro cuadrado, mq, metro quadro, metro quadrado, متر مربع, 平方米, 제곱미터',
  ST: 'coala, coli, sheet, sheets, blatt, bogen, feuille, hoja, foglio, folha, arkusz, ورقة, 张, 枚, 장',
};

const keyOf = (text: string): string => foldText(text).replace(/[.']/g, '').replace(/\s+/g, ' ').trim();

/** Words of the trade beat codes: "ST" is a piece in a list, and a sheet in UN/ECE 20. */
const BY_WORD = new Map<string, Unit>([
  ...UNITS.map((unit) => [keyOf(unit), unit] as const),
  ...Object.entries(UNIT_WORDS).flatMap(([unit, words]) =>
    words.split(',').map((word) => [keyOf(word), unit as Unit] as const),
  ),
]);
const CODES: ReadonlySet<string> = new Set(UNITS);
/** Codes that no list of a supplier writes as a word. */
const IS_NO_WORD = /^(?:H87|C62|X[A-Z]{2}|KGM|GRM|LTR|MLT|MTR|MTK|DZN)$/;

/** Whether a column is of codes alone, as an export of the shop has them. */
export function areUnitCodes(head: string, values: readonly string[]): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean);
  return (
    filled.every((value) => CODES.has(value)) &&
    (head === 'unit' || filled.some((value) => IS_NO_WORD.test(value)))
  );
}

interface UnitCell {
  unit: Unit;
  /** Of "bax 12": how many there are in one. */
  packSize: number | null;
}

/**
 * "buc" → H87, "bax 12" and "lot de 2" → a package of 12 and of 2; null for a word that is not known.
 * @param isCode of a column of codes
 */
export function unitOf(text: string, isCode = false): UnitCell | null {
  if (isCode && CODES.has(text.trim())) return { unit: text.trim() as Unit, packSize: null };
  const key = keyOf(text);
  const whole = BY_WORD.get(key);
  if (whole) return { unit: whole, packSize: null };
  const found =
    /^(\p{L}+(?: \p{L}+)*?)(?: (?:de|a|da|of|zu|po|di))? ?[/(]? ?x? ?(\d{1,6})(?: ?\p{L}*)?\)?$/u.exec(key);
  const unit = found && BY_WORD.get(found[1]!.trim());
  return unit ? { unit, packSize: Number(found[2]) } : null;
}
