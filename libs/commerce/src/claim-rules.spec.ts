import { findClaims } from './claim-rules';

const CLAIMS: Record<string, readonly [text: string, claims: readonly string[]][]> = {
  en: [
    ['Eco cloths, climate-neutral and HACCP certified', ['Eco', 'climate-neutral', 'HACCP certified']],
    ['Economy pack for your HACCP plan, recorded in a certified laboratory', []],
  ],
  de: [
    ['Klimaneutrale, biologisch abbaubare Tücher', ['Klimaneutrale', 'biologisch abbaubare']],
    ['Ökonomisch im Verbrauch, für Ihr HACCP-Konzept', []],
  ],
  fr: [
    ['Sacs compostables, respectueux de l’environnement', ['compostables', 'respectueux de l’environnement']],
    ['Acier durable', []],
  ],
  it: [['Panni ecologici, certificati HACCP', ['ecologici', 'certificati HACCP']]],
  es: [['Bolsas biodegradables, certificado APPCC', ['biodegradables', 'certificado APPCC']]],
  pt: [['Sacos compostáveis e amigos do ambiente', ['compostáveis', 'amigos do ambiente']]],
  ro: [['Lavete ecologice, prietenoase cu mediul', ['ecologice', 'prietenoase cu mediul']]],
  ar: [['أكياس قابلة للتحلل وصديقة للبيئة', ['قابلة للتحلل', 'صديقة للبيئة']]],
  zh: [['环保可堆肥垃圾袋', ['环保', '可堆肥']]],
  ja: [
    ['エコ素材、HACCP認証', ['エコ', 'HACCP認証']],
    ['エコノミーパック', []],
  ],
  ko: [['친환경 생분해 봉투', ['친환경', '생분해']]],
};

describe('claims that need a proof', () => {
  it.each(Object.entries(CLAIMS))('are found in texts in %s, and nothing else is', (_language, cases) => {
    for (const [text, claims] of cases) expect([text, findClaims(text)]).toEqual([text, claims]);
  });

  it('are named once, as they were written first', () => {
    expect(findClaims('Biodegradable bags', 'biodegradable film of CO2-neutral make')).toEqual([
      'biodegradable',
      'CO2-neutral',
    ]);
  });
});
