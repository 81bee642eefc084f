import type { LanguageCode as Language } from '@kp/i18n/languages';

export interface KnowledgeEntry {
  id: string;
  topic: 'temperatures' | 'colour-codes' | 'labels' | 'cleaning' | 'traceability' | 'haccp' | 'allergens';
  sources: readonly { title: string; section: string; url: string }[];
  texts: Record<Language, { title: string; answer: string; keywords: readonly string[] }>;
}

export const KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'fridge-temperature',
    topic: 'temperatures',
    sources: [
      {
        title: 'Chilled Food Association: Temperature',
        section: 'Country Requirements Differ',
        url: 'https://www.chilledfood.org/temperature/',
      },
    ],
    texts: {
      en: {
        title: 'Fridge temperature',
        answer: 'Keep chilled food at 5 °C or below; legal maximum 8 °C in England.',
        keywords: ['fridge temperature', 'refrigerator temperature', 'chilled storage', 'cold storage'],
      },
      ro: {
        title: 'Temperatura frigiderului',
        answer: 'Păstrați alimentele refrigerate la 5 °C sau mai puțin; maximul legal în Anglia este 8 °C.',
        keywords: ['temperatura frigider', 'temperatura frigiderului', 'păstrare la rece'],
      },
      de: {
        title: 'Kühlschranktemperatur',
        answer: 'Gekühlte Lebensmittel bei 5 °C oder darunter lagern; in England gilt höchstens 8 °C.',
        keywords: ['kühlschrank temperatur', 'kühlschranktemperatur', 'kühllagerung'],
      },
      fr: {
        title: 'Température du réfrigérateur',
        answer:
          'Conservez les aliments réfrigérés à 5 °C ou moins ; le maximum légal en Angleterre est 8 °C.',
        keywords: ['température frigo', 'température réfrigérateur', 'chambre froide'],
      },
      es: {
        title: 'Temperatura del frigorífico',
        answer: 'Conserve los alimentos refrigerados a 5 °C o menos; el máximo legal en Inglaterra es 8 °C.',
        keywords: ['temperatura nevera', 'temperatura frigorífico', 'cámara fría'],
      },
      it: {
        title: 'Temperatura del frigorifero',
        answer: 'Conservare gli alimenti refrigerati a 5 °C o meno; in Inghilterra il massimo legale è 8 °C.',
        keywords: ['temperatura frigorifero', 'temperatura frigo', 'cella frigorifera'],
      },
      pt: {
        title: 'Temperatura do frigorífico',
        answer: 'Conserve os alimentos refrigerados a 5 °C ou menos; o máximo legal em Inglaterra é 8 °C.',
        keywords: ['temperatura frigorífico', 'temperatura geladeira', 'câmara fria'],
      },
      ar: {
        title: 'درجة حرارة الثلاجة',
        answer: 'احفظ الأطعمة المبردة عند 5 °C أو أقل؛ الحد القانوني الأقصى في إنجلترا 8 °C.',
        keywords: ['درجة حرارة الثلاجة', 'حرارة البراد', 'التخزين المبرد'],
      },
      zh: {
        title: '冰箱温度',
        answer: '冷藏食品应保持在 5 °C 或以下；英格兰的法定上限为 8 °C。',
        keywords: ['冰箱温度', '冷藏温度', '冷柜'],
      },
      ja: {
        title: '冷蔵庫の温度',
        answer: '冷蔵食品は 5 °C 以下で保管してください。イングランドの法定上限は 8 °C です。',
        keywords: ['冷蔵庫の温度', '冷蔵温度', '冷蔵保管'],
      },
      ko: {
        title: '냉장고 온도',
        answer: '냉장 식품은 5 °C 이하로 보관하세요. 잉글랜드의 법정 최고 온도는 8 °C입니다.',
        keywords: ['냉장고 온도', '냉장 온도', '냉장 보관'],
      },
    },
  },
];
