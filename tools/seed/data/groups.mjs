const LANGUAGES = ['ro', 'de', 'fr', 'it', 'es', 'pt', 'ar', 'zh', 'ja', 'ko'];
const inLanguages = (line) => Object.fromEntries(line.split('|').map((text, at) => [LANGUAGES[at], text]));

/** The sizes of the demo: name, names in other languages, options, and the values of each product by its slug. */
export const groups = [
  {
    name: 'Gastronorm Pan',
    names: inLanguages(
      'Tavă gastronorm|Gastronormbehälter|Bac gastronorme|Bacinella gastronorm|Cubeta gastronorm|Recipiente gastronorm|وعاء غاسترونورم|份数盆|ホテルパン|가스트로놈 팬',
    ),
    options: ['Gastronorm size', 'Depth'],
    variants: {
      'gastronorm-pan-gn-1-1-65-mm': ['GN 1/1', '65 mm'],
      'gastronorm-pan-gn-1-1-100-mm': ['GN 1/1', '100 mm'],
      'gastronorm-pan-gn-1-2-100-mm': ['GN 1/2', '100 mm'],
      'gastronorm-pan-gn-1-3-150-mm': ['GN 1/3', '150 mm'],
      'gastronorm-pan-gn-1-6-150-mm': ['GN 1/6', '150 mm'],
    },
  },
  {
    name: "Chef's Knife",
    names: inLanguages(
      'Cuțit de bucătar|Kochmesser|Couteau de chef|Coltello da chef|Cuchillo de chef|Faca de chef|سكين الشيف|主厨刀|牛刀|셰프 나이프',
    ),
    options: ['Length'],
    variants: { 'chefs-knife-20-cm': ['20 cm'], 'chefs-knife-26-cm': ['26 cm'] },
  },
  {
    name: 'Nitrile Gloves, Powder-Free, Box of 100',
    names: inLanguages(
      'Mănuși din nitril fără pudră, cutie de 100|Nitrilhandschuhe, puderfrei, 100er-Box|Gants nitrile non poudrés, boîte de 100|Guanti in nitrile senza polvere, scatola da 100|Guantes de nitrilo sin polvo, caja de 100|Luvas de nitrilo sem pó, caixa de 100|قفازات نتريل خالية من البودرة، علبة 100|无粉丁腈手套，100 只装|ニトリル手袋 パウダーフリー 100枚入|니트릴 장갑 무분말 100매',
    ),
    options: ['Size'],
    variants: {
      'nitrile-gloves-powder-free-m-box-of-100': ['M'],
      'nitrile-gloves-powder-free-l-box-of-100': ['L'],
    },
  },
  {
    name: 'Dissolvable Labels, 50 x 50 mm',
    names: inLanguages(
      'Etichete solubile, 50 x 50 mm|Wasserlösliche Etiketten, 50 x 50 mm|Étiquettes solubles, 50 x 50 mm|Etichette idrosolubili, 50 x 50 mm|Etiquetas solubles, 50 x 50 mm|Etiquetas solúveis, 50 x 50 mm|ملصقات قابلة للذوبان، 50 × 50 مم|可溶标签，50 x 50 毫米|水溶性ラベル 50 x 50 mm|수용성 라벨 50 x 50 mm',
    ),
    options: ['Labels per roll'],
    variants: {
      'dissolvable-labels-50-x-50-mm-roll-of-250': ['250'],
      'dissolvable-labels-50-x-50-mm-roll-of-1000': ['1000'],
    },
  },
  {
    name: 'Day Dots, 19 mm, Roll of 1000',
    names: inLanguages(
      'Buline pentru zile, 19 mm, rolă de 1000|Wochentagspunkte, 19 mm, Rolle mit 1000|Pastilles de jour, 19 mm, rouleau de 1000|Bollini del giorno, 19 mm, rotolo da 1000|Puntos de día, 19 mm, rollo de 1000|Pontos de dia, 19 mm, rolo de 1000|نقاط الأيام، 19 مم، لفة 1000|星期圆点标签，19 毫米，每卷 1000 张|曜日ドットラベル 19 mm 1000枚巻|요일 도트 라벨 19 mm 1000매 롤',
    ),
    options: ['Day'],
    variants: {
      'day-dots-monday-19-mm-roll-of-1000': ['Monday'],
      'day-dots-wednesday-19-mm-roll-of-1000': ['Wednesday'],
      'day-dots-friday-19-mm-roll-of-1000': ['Friday'],
      'day-dots-sunday-19-mm-roll-of-1000': ['Sunday'],
    },
  },
  {
    name: 'Stock Pot with Lid',
    names: inLanguages(
      'Oală de supă cu capac|Suppentopf mit Deckel|Marmite avec couvercle|Pentola alta con coperchio|Olla con tapa|Panela alta com tampa|قدر مرق بغطاء|带盖汤桶|寸胴鍋 蓋付き|뚜껑 있는 육수 냄비',
    ),
    options: ['Capacity'],
    variants: {
      'stock-pot-with-lid-10-l': ['10 l'],
      'stock-pot-with-lid-25-l': ['25 l'],
      'stock-pot-with-lid-50-l': ['50 l'],
    },
  },
];

/** Words of options that no attribute has, as `attribute_text` keeps them. */
const WORDS = {
  Depth: 'Adâncime|Tiefe|Profondeur|Profondità|Profundidad|Profundidade|العمق|深度|深さ|깊이',
  Day: 'Zi|Tag|Jour|Giorno|Día|Dia|اليوم|星期|曜日|요일',
  Monday: 'Luni|Montag|Lundi|Lunedì|Lunes|Segunda-feira|الاثنين|星期一|月曜日|월요일',
  Wednesday: 'Miercuri|Mittwoch|Mercredi|Mercoledì|Miércoles|Quarta-feira|الأربعاء|星期三|水曜日|수요일',
  Friday: 'Vineri|Freitag|Vendredi|Venerdì|Viernes|Sexta-feira|الجمعة|星期五|金曜日|금요일',
  Sunday: 'Duminică|Sonntag|Dimanche|Domenica|Domingo|Domingo|الأحد|星期日|日曜日|일요일',
};

export const optionWords = () =>
  Object.entries(WORDS).flatMap(([source, line]) =>
    Object.entries(inLanguages(line)).map(([language, text]) => ({ source, language, text })),
  );
