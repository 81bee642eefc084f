import { foldText } from '@kp/commerce';
import { COUNTRIES, countryCodeOf } from '@kp/commerce/countries';
import { LANGUAGE_CODES } from '@kp/i18n/languages';

/** ISO 3166-1: two letters with the three that mean the same. */
const THREE_LETTERS = `
  AFAFG AXALA ALALB DZDZA ASASM ADAND AOAGO AIAIA AQATA AGATG ARARG AMARM AWABW AUAUS ATAUT AZAZE BSBHS BHBHR
  BDBGD BBBRB BYBLR BEBEL BZBLZ BJBEN BMBMU BTBTN BOBOL BQBES BABIH BWBWA BVBVT BRBRA IOIOT VGVGB BNBRN BGBGR
  BFBFA BIBDI KHKHM CMCMR CACAN CVCPV KYCYM CFCAF TDTCD CLCHL CNCHN CXCXR CCCCK COCOL KMCOM CGCOG CDCOD CKCOK
  CRCRI CICIV HRHRV CUCUB CWCUW CYCYP CZCZE DKDNK DJDJI DMDMA DODOM ECECU EGEGY SVSLV GQGNQ ERERI EEEST SZSWZ
  ETETH FKFLK FOFRO FJFJI FIFIN FRFRA GFGUF PFPYF TFATF GAGAB GMGMB GEGEO DEDEU GHGHA GIGIB GRGRC GLGRL GDGRD
  GPGLP GUGUM GTGTM GGGGY GNGIN GWGNB GYGUY HTHTI HMHMD HNHND HKHKG HUHUN ISISL ININD IDIDN IRIRN IQIRQ IEIRL
  IMIMN ILISR ITITA JMJAM JPJPN JEJEY JOJOR KZKAZ KEKEN KIKIR KWKWT KGKGZ LALAO LVLVA LBLBN LSLSO LRLBR LYLBY
  LILIE LTLTU LULUX MOMAC MGMDG MWMWI MYMYS MVMDV MLMLI MTMLT MHMHL MQMTQ MRMRT MUMUS YTMYT MXMEX FMFSM MDMDA
  MCMCO MNMNG MEMNE MSMSR MAMAR MZMOZ MMMMR NANAM NRNRU NPNPL NLNLD NCNCL NZNZL NINIC NENER NGNGA NUNIU NFNFK
  KPPRK MKMKD MPMNP NONOR OMOMN PKPAK PWPLW PSPSE PAPAN PGPNG PYPRY PEPER PHPHL PNPCN PLPOL PTPRT PRPRI QAQAT
  REREU ROROU RURUS RWRWA BLBLM SHSHN KNKNA LCLCA MFMAF PMSPM VCVCT WSWSM SMSMR STSTP SASAU SNSEN RSSRB SCSYC
  SLSLE SGSGP SXSXM SKSVK SISVN SBSLB SOSOM ZAZAF GSSGS KRKOR SSSSD ESESP LKLKA SDSDN SRSUR SJSJM SESWE CHCHE
  SYSYR TWTWN TJTJK TZTZA THTHA TLTLS TGTGO TKTKL TOTON TTTTO TNTUN TRTUR TMTKM TCTCA TVTUV UGUGA UAUKR AEARE
  GBGBR USUSA UMUMI VIVIR UYURY UZUZB VUVUT VAVAT VEVEN VNVNM WFWLF EHESH YEYEM ZMZMB ZWZWE`;

/** On vehicles, and in the words of traders. */
const USUAL: Readonly<Record<string, string>> = {
  AE: 'uae, u a e, emirates, emirate, emirati, emirats, emirados, emiratos, eau, zea, الإمارات, امارات, 阿联酋, アラブ首長国連邦, 아랍에미리트',
  AT: 'a',
  BE: 'b',
  CN: 'prc, p r c, p r china, pr china, vr china, r p chineza, rp chineza, chine populaire, 中国大陆',
  CZ: 'czech republic, cehia, tschechei, tcheque, cechia, checa, czechy, التشيك',
  DE: 'd',
  ES: 'e',
  FI: 'fin',
  FR: 'f',
  GB: 'uk, great britain, england, britain, marea britanie, anglia, grossbritannien, grande bretagne, angleterre, gran bretagna, inghilterra, gran bretana, inglaterra, gra bretanha, wielka brytania, بريطانيا, انجلترا, إنجلترا, 英国, イギリス, 영국',
  HU: 'h',
  IT: 'i',
  KR: 'korea, corea, coreea, koreea, coree, coreia, كوريا, 韩国, 韓国, 한국',
  LU: 'l',
  NL: 'holland, olanda, hollande, holanda, holandia, هولندا',
  NO: 'n',
  PT: 'p',
  RU: 'russia, rusia, russland, russie, rosja, روسيا',
  SA: 'ksa, k s a, saudi, saudi arabia, arabia saudita, arabie saoudite, saudi arabien, السعودية, 沙特, サウジ, 사우디',
  SE: 's',
  TR: 'turkey, turkiye',
  US: 'usa, u s a, etats unis d amerique, united states of america, america, amerika, amerique, ameryka, sua, eeuu, ee uu, eua, stati uniti, estados unidos, etats unis, أمريكا, امريكا, أميركا, 美国, アメリカ, 미국',
};

const keyOf = (text: string): string =>
  foldText(text)
    .replace(/[.,’'()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Suppliers write Polish too. */
function* keys(): Generator<[string, string]> {
  for (const language of [...LANGUAGE_CODES, 'pl']) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const { code } of COUNTRIES) yield [keyOf(names.of(code) ?? code), code];
    }
  }
  for (const pair of THREE_LETTERS.trim().split(/\s+/)) yield [pair.slice(2).toLowerCase(), pair.slice(0, 2)];
  for (const [code, words] of Object.entries(USUAL)) {
    for (const word of words.split(',')) yield [keyOf(word), code];
  }
}

let codes: ReadonlyMap<string, string> | undefined;

/** "Chine", "CHN", "الصين" and "Made in China" → "CN"; null for what names no country. */
export function countryCell(text: string): string | null {
  codes ??= new Map(keys());
  return countryCodeOf(text) ?? codes.get(keyOf(text.replace(/^made in /i, ''))) ?? null;
}
