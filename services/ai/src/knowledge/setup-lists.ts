import type { LanguageCode as Language } from '@kp/i18n/languages';

type Texts = Record<Language, string>;

export interface SetupList {
  kind:
    'cafe' | 'restaurant' | 'hotel' | 'bakery' | 'bar' | 'food-truck' | 'catering' | 'pizzeria' | 'canteen';
  title: Texts;
  groups: {
    title: Texts;
    items: { label: Texts; quantity: { small: number; medium: number; large: number }; search: string }[];
  }[];
}

export const SETUP_LISTS: readonly SetupList[] = [
  {
    kind: 'cafe',
    title: {
      en: 'Café',
      ro: 'Cafenea',
      de: 'Café',
      fr: 'Café',
      es: 'Cafetería',
      it: 'Caffetteria',
      pt: 'Cafetaria',
      ar: 'مقهى',
      zh: '咖啡馆',
      ja: 'カフェ',
      ko: '카페',
    },
    groups: [
      {
        title: {
          en: 'Labels',
          ro: 'Etichete',
          de: 'Etiketten',
          fr: 'Étiquettes',
          es: 'Etiquetas',
          it: 'Etichette',
          pt: 'Etiquetas',
          ar: 'ملصقات',
          zh: '标签',
          ja: 'ラベル',
          ko: '라벨',
        },
        items: [
          {
            label: {
              en: 'Day dots',
              ro: 'Etichete pe zile',
              de: 'Tagespunkte',
              fr: 'Pastilles de jour',
              es: 'Etiquetas por día',
              it: 'Etichette giornaliere',
              pt: 'Etiquetas do dia',
              ar: 'ملصقات الأيام',
              zh: '日期圆点标签',
              ja: '曜日ラベル',
              ko: '요일 라벨',
            },
            quantity: { small: 1, medium: 2, large: 4 },
            search: 'day dots set',
          },
        ],
      },
    ],
  },
];
