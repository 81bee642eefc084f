/**
 * Claims about the environment or about certificates that need a proof (Directive (EU) 2024/825), by language, in the
 * syntax that JavaScript and PostgreSQL share. Languages that write words without spaces or join them are last.
 */
const SPACED = [
  'eco|eco[- ]?friendly|ecological(?:ly)?|environment(?:ally)?[- ]friendly|sustainable|biodegradable|compostable',
  '(?:climate|carbon|co2)[- ](?:neutral|positive|negative|friendly|free)|net[- ]zero|haccp[- ]certified',
  'öko|ökologisch[a-z]*|umwelt(?:freundlich|schonend)[a-z]*|(?:klima|co2)[- ]?(?:neutral|freundlich|positiv)[a-z]*',
  'nachhaltig[a-z]*|biologisch abbaubar[a-z]*|kompostierbar[a-z]*|haccp[- ]zertifiziert[a-z]*',
  'écologiques?|éco[- ]?responsables?|respectueu(?:x|ses?) de l.environnement|biodégradables?|compostables?',
  'climatiquement neutres?|neutres? (?:en carbone|pour le climat)|certifi(?:é|ée|és|ées) haccp',
  'ecologic(?:o|a|i|he)|(?:eco[- ]?)?sostenibil[ei]|rispettos[aoei] dell.ambiente|biodegradabil[ei]|compostabil[ei]',
  'climaticamente neutr[aoei]|neutr[aoei] per il clima|a impatto (?:climatico )?zero|certificat[aoei] haccp',
  'ecológic[ao]s?|(?:eco[- ]?)?sostenibles?|respetuos[ao]s? con el medio ?ambiente|neutr[ao]s? en carbono',
  'climáticamente neutr[ao]s?|biodegradables?|certificad[ao]s? (?:appcc|haccp)',
  'amig[ao]s? do ambiente|sustentáve(?:l|is)|biodegradáve(?:l|is)|compostáve(?:l|is)|certificação haccp',
  'neutr[ao]s? (?:em carbono|para o clima)|certificad[ao]s? haccp',
  'ecologic[ăei]?|sustenabil[ăei]?|prieteno(?:s|și|asă|ase) cu mediul|biodegradabil[ăei]?|compostabil[ăei]?',
  'neutr[uăe] (?:climatic|pentru climă|din punct de vedere climatic)|certificat[ăei]? haccp',
];
const JOINED = [
  'صديقة? للبيئة|محايدة? (?:مناخي|كربوني|للمناخ)|قابلة? للتحلل|قابلة? للتسميد|مستدام|(?:معتمدة?|شهادة) (?:وفق )?haccp',
  '环保|生态友好|气候中和|碳中和|可(?:生物)?降解|可堆肥|可持续|haccp ?认证',
  'エコ(?!ノ)|環境に(?:やさしい|優しい)|カーボンニュートラル|気候中立|生分解|堆肥化|サステナブル|持続可能|haccp ?認[証定]',
  '친환경|탄소 ?중립|기후 ?중립|생분해|퇴비화|지속 ?가능|haccp ?인증',
];

const patternOf = (letter: string) =>
  `(?<!${letter})(?:${SPACED.join('|')})(?!${letter})|${JOINED.join('|')}`;

/** For `~*` of PostgreSQL. */
export const CLAIM_SQL_PATTERN = patternOf('[[:alnum:]]');

const CLAIM = new RegExp(patternOf('[\\p{L}\\p{N}]'), 'giu');

/** As they are written in the texts, each once. */
export function findClaims(...texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => text.normalize('NFC').match(CLAIM) ?? []);
  return [...new Map(found.map((claim) => [claim.toLowerCase(), claim])).values()];
}
