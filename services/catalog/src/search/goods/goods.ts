import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';

/** A kind of goods that kitchens ask for, whether the shop sells it or not. */
export interface KindOfGoods {
  /** What it is called in a sentence, and other words for it. */
  readonly terms: Readonly<Record<LanguageCode, readonly string[]>>;
}

/** In the order of the columns below. */
const COLUMNS = ['en', 'ro', 'de', 'fr', 'it', 'es', 'pt', 'ar', 'zh', 'ja', 'ko'] as const;

/** A kind each; in a language first what a sentence calls it, then what else people type. */
const TABLE = `
fridges;refrigerator;commercial fridge|frigidere;frigider;vitrină frigorifică;dulap frigorific|Kühlschränke;Kühlschrank;Kühltheke|réfrigérateurs;frigo;frigidaire;armoire réfrigérée|frigoriferi;frigorifero;frigo;armadio refrigerato|frigoríficos;nevera;refrigerador;heladera|frigoríficos;geladeira;refrigerador|ثلاجات;ثلاجة;براد|冰箱;冷藏柜;冷柜|冷蔵庫|냉장고
freezers;deep freezer;chest freezer|congelatoare;congelator;ladă frigorifică|Gefrierschränke;Gefrierschrank;Tiefkühlschrank;Gefriertruhe;Tiefkühltruhe|congélateurs|congelatori;congelatore;freezer|congeladores|congeladores;freezer;arca congeladora|مجمدات;مجمد;فريزر|冷冻柜;冰柜;冷冻箱|冷凍庫|냉동고
ovens;oven|cuptoare;cuptor|Öfen;Backofen;Ofen;Backöfen|fours;four|forni;forno|hornos|fornos|أفران;فرن|烤箱;烤炉|オーブン|오븐
combi steamers;combi oven;steam oven;steamer|cuptoare cu abur;cuptor cu abur|Kombidämpfer;Dampfgarer|fours mixtes;four mixte;four vapeur|forni combinati;forno combinato;forno a vapore|hornos mixtos;horno mixto;horno de vapor|fornos combinados;forno combinado;forno a vapor|أفران بخار;فرن بخار|蒸烤箱;蒸箱|スチームコンベクションオーブン;スチコン|콤비 오븐;스팀 오븐
microwaves;microwave oven|cuptoare cu microunde;cuptor cu microunde|Mikrowellen;Mikrowelle|micro-ondes;four à micro-ondes|microonde;forno a microonde|microondas;horno microondas|micro-ondas;forno micro-ondas|أفران ميكروويف;ميكروويف|微波炉|電子レンジ|전자레인지
stoves;cooker;hob;induction hob;cooktop;gas range|aragazuri;aragaz;plită;plite;mașină de gătit|Herde;Herd;Kochfeld;Induktionsherd;Gasherd|cuisinières;plaque de cuisson;plaque à induction|cucine a gas;fornelli;fornello;piano cottura|cocinas de gas;placa de inducción;hornillo|fogões;fogão;placa de indução|مواقد;موقد;بوتاجاز|炉灶;灶台;电磁炉|コンロ;IHコンロ|가스레인지;인덕션;화구
fryers;deep fryer;fat fryer;chip fryer|friteuze;friteuză|Fritteusen;Fritteuse|friteuses|friggitrici;friggitrice|freidoras|fritadeiras|قلايات;قلاية|油炸锅;炸炉|フライヤー|튀김기
grills;griddle;salamander;barbecue;contact grill|grătare;grătar;plită grill|Grills;Grill;Grillplatte;Salamander;Kontaktgrill|grils;gril;barbecue;salamandre|griglie;griglia;barbecue;salamandra|parrillas;plancha;barbacoa;salamandra|grelhadores;grelhador;churrasqueira;salamandra|شوايات;شواية|烧烤炉;扒炉|グリル;グリドル|그릴;그리들
dishwashers;glasswasher|mașini de spălat vase;mașină de spălat vase|Geschirrspülmaschinen;Spülmaschine;Geschirrspüler;Gläserspüler|lave-vaisselle;lave-verres|lavastoviglie;lavabicchieri|lavavajillas;lavavasos|máquinas de lavar loiça;máquina de lavar louça;lava-louças|غسالات صحون;غسالة صحون;جلاية|洗碗机|食器洗浄機;食洗機|식기세척기
washing machines;tumble dryer|mașini de spălat rufe;mașină de spălat|Waschmaschinen;Waschmaschine;Wäschetrockner|lave-linge;machine à laver|lavatrici;lavatrice;asciugatrice|lavadoras;secadora|máquinas de lavar roupa;máquina de lavar roupa|غسالات ملابس;غسالة ملابس|洗衣机|洗濯機|세탁기
ice machines;ice maker|mașini de gheață;mașină de gheață;aparat de gheață|Eiswürfelbereiter;Eismaschine;Eiswürfelmaschine|machines à glaçons;machine à glaçons|macchine per il ghiaccio;macchina del ghiaccio;produttore di ghiaccio|máquinas de hielo;máquina de hielo|máquinas de gelo;máquina de gelo|ماكينات ثلج;ماكينة ثلج|制冰机|製氷機|제빙기
ice cream machines;gelato machine|mașini de înghețată;mașină de înghețată|Speiseeismaschinen;Speiseeismaschine;Softeismaschine|sorbetières;turbine à glace;machine à glace|gelatiere;gelatiera;mantecatore|máquinas de helado;máquina de helados;heladora|máquinas de gelados;máquina de sorvete|ماكينات آيس كريم;ماكينة آيس كريم|冰淇淋机|アイスクリームマシン|아이스크림 기계
coffee machines;coffee maker;espresso machine|mașini de cafea;mașină de cafea;espressor;aparat de cafea|Kaffeemaschinen;Kaffeemaschine;Espressomaschine|machines à café;cafetière;machine à expresso|macchine da caffè;macchina da caffè;macchina del caffè|cafeteras;máquina de café|máquinas de café;cafeteira|ماكينات قهوة;ماكينة قهوة|咖啡机|コーヒーマシン;コーヒーメーカー;エスプレッソマシン|커피 머신;커피머신
coffee grinders;coffee mill|râșnițe de cafea;râșniță de cafea|Kaffeemühlen;Kaffeemühle|moulins à café;moulin à café|macinacaffè|molinillos de café;molinillo de café|moinhos de café;moinho de café|مطاحن قهوة;مطحنة قهوة|磨豆机;咖啡磨豆机|コーヒーミル|커피 그라인더
blenders;hand blender;stick blender;immersion blender|blendere;blender;mixer vertical|Stabmixer;Standmixer|mixeurs;mixeur plongeant;blender|frullatori;frullatore;mixer a immersione|batidoras;licuadora;batidora de mano|liquidificadores;liquidificador;varinha mágica|خلاطات;خلاط|搅拌机;料理棒|ブレンダー;ミキサー|블렌더;믹서기
mixers;stand mixer;planetary mixer;dough mixer;dough kneader|mixere;mixer;malaxor;robot planetar|Rührmaschinen;Rührmaschine;Planetenrührmaschine;Teigknetmaschine;Knetmaschine|batteurs-mélangeurs;batteur mélangeur;pétrin|impastatrici;impastatrice;planetaria|amasadoras;batidora planetaria|batedeiras;amassadeira|عجانات;عجانة|和面机;打蛋机|スタンドミキサー;製パンミキサー|반죽기
food processors;vegetable cutter;vegetable preparation machine|roboți de bucătărie;robot de bucătărie;robot de tăiat legume|Küchenmaschinen;Küchenmaschine;Gemüseschneider;Cutter|robots de cuisine;coupe-légumes|robot da cucina;tagliaverdure|robots de cocina;robot de cocina;cortadora de verduras|robôs de cozinha;robô de cozinha;processador de alimentos|محضرات طعام;محضرة طعام|食品加工机;切菜机|フードプロセッサー|푸드 프로세서
slicers;meat slicer;deli slicer|feliatoare;feliator|Aufschnittmaschinen;Aufschnittmaschine|trancheuses;trancheur|affettatrici;affettatrice|cortafiambres;loncheadora|fiambreiras;cortador de frios|قطاعات لحوم;قطاعة لحوم|切片机;切肉机|スライサー|슬라이서;육절기
meat grinders;mincer;meat mincer|mașini de tocat carne;mașină de tocat|Fleischwölfe;Fleischwolf|hachoirs à viande;hachoir|tritacarne|picadoras de carne;picadora|picadoras de carne;moedor de carne|مفارم لحم;مفرمة لحم;فرامة لحم|绞肉机|ミートミンサー;ひき肉機|고기 분쇄기
toasters;toaster|prăjitoare de pâine;prăjitor de pâine;toaster|Toaster|grille-pain;toaster|tostapane|tostadoras|torradeiras|محامص خبز;محمصة خبز|烤面包机;多士炉|トースター|토스터
kettles;electric kettle|fierbătoare;fierbător|Wasserkocher|bouilloires|bollitori;bollitore|hervidores;hervidor de agua|chaleiras|غلايات;غلاية|电水壶|電気ケトル;やかん|전기 주전자
rice cookers;rice cooker|aparate de gătit orez;aparat de gătit orez|Reiskocher|cuiseurs à riz;cuiseur à riz|cuociriso|arroceras|panelas elétricas de arroz;panela de arroz|طباخات أرز;طباخة أرز|电饭煲|炊飯器|전기밥솥;밥솥
sous vide cookers;sous vide circulator;water bath;immersion circulator|aparate sous vide;aparat sous vide|Sous-vide-Garer;Sous-vide-Stick|cuiseurs sous vide;thermoplongeur|roner;bagno termostatico|roners;cocedor sous vide|termocirculadores;termocirculador|أجهزة سوفيد;جهاز سوفيد|低温慢煮机|低温調理器|수비드 기계;수비드 머신
vacuum sealers;vacuum packing machine;chamber vacuum machine|aparate de vidat;aparat de vidat;mașină de vidat|Vakuumierer;Vakuumiergerät;Vakuumgerät|machines sous vide;machine sous vide|macchine sottovuoto;macchina sottovuoto|envasadoras al vacío;envasadora al vacío|máquinas de vácuo;seladora a vácuo|ماكينات تفريغ الهواء;ماكينة تفريغ|真空机;真空包装机|真空包装機|진공 포장기
bain-maries;bain marie;hot holding cabinet|băi de apă;bain marie|Bain-Maries;Bain Marie;Speisewärmer|bains-marie;bain-marie|bagnomaria|baños maría;baño maría|banhos-maria;banho-maria|حمامات مائية;بان ماري|保温汤池;汤池|湯煎器;ウォーマー|온장고;중탕기
extractor hoods;extraction hood;cooker hood|hote;hotă;hotă de bucătărie|Dunstabzugshauben;Abzugshaube;Dunstabzugshaube|hottes aspirantes;hotte|cappe aspiranti;cappa aspirante;cappa|campanas extractoras;campana extractora|exaustores;exaustor|شفاطات مطبخ;شفاط|抽油烟机;油烟机|レンジフード;換気扇|주방 후드
sinks;hand wash basin;wash basin|chiuvete;chiuvetă;lavoar|Spülbecken;Waschbecken|éviers;lave-mains|lavelli;lavello;lavandino;lavamani|fregaderos;lavamanos|lava-loiças;pia;lava-mãos|أحواض غسيل;مغسلة|水槽;洗手盆|シンク;流し台;手洗い器|싱크대;세면대
taps;faucet;pre-rinse spray|robinete;robinet;baterie de bucătărie|Wasserhähne;Wasserhahn;Küchenarmatur|robinets;douchette|rubinetti;rubinetto|grifos|torneiras|صنابير;صنبور;حنفية|水龙头|蛇口;水栓|수도꼭지
tables;work table;prep table;stainless table|mese;masă;masă de lucru|Tische;Tisch;Arbeitstisch;Edelstahltisch|tables;table de travail;table inox|tavoli;tavolo;tavolo da lavoro|mesas;mesa de trabajo|mesas;bancada|طاولات;طاولة|桌子;工作台;操作台|テーブル;作業台;調理台|테이블;작업대
chairs;bar stool;stool|scaune;scaun;scaun de bar|Stühle;Stuhl;Barhocker;Hocker|chaises;tabouret|sedie;sedia;sgabello|sillas;taburete|cadeiras;banco de bar|كراسي;كرسي|椅子;吧椅|椅子;スツール|의자
plates;dinner plate;crockery;tableware|farfurii;farfurie;veselă|Teller;Geschirr;Essgeschirr|assiettes;vaisselle|piatti;piatto;stoviglie|platos;vajilla|pratos;louça|أطباق;طبق;صحون;صحن|盘子;餐盘;餐具|皿;食器|접시;식기
cups;mug;coffee cup;paper cup|căni;cană;cești;ceașcă;pahare de cafea|Tassen;Tasse;Kaffeetasse;Pappbecher|tasses;gobelet;mug|tazze;tazza;tazzina|tazas;vasos de papel|chávenas;xícara;caneca;copo de papel|أكواب;كوب;فنجان|杯子;咖啡杯;纸杯|カップ;マグカップ;紙コップ|컵;머그잔;종이컵
drinking glasses;wine glass;drinking glass;beer glass;tumbler|pahare;pahar;pahar de vin|Trinkgläser;Trinkglas;Weinglas;Weingläser;Bierglas|verres à boire;verre à vin|bicchieri;bicchiere;calice|vasos;copas;copa de vino|copos;copo;taça de vinho|كؤوس;كأس|玻璃杯;酒杯|グラス;ワイングラス|유리잔;와인잔
cutlery;flatware;fork;spoon;teaspoon|tacâmuri;furculițe;furculiță;linguri;lingură|Besteck;Gabel;Löffel|couverts;fourchette;cuillère|posate;forchetta;cucchiaio|cubiertos;tenedor;cuchara|talheres;garfo;colher|أدوات مائدة;شوكة;ملعقة|刀叉;叉子;勺子|カトラリー;フォーク;スプーン|커트러리;포크;숟가락
napkins;paper napkin;serviette|șervețele;șervețel|Servietten;Serviette|serviettes de table;serviette|tovaglioli;tovagliolo|servilletas|guardanapos|مناديل مائدة;منديل|餐巾;餐巾纸|ナプキン|냅킨
tablecloths;table linen|fețe de masă;față de masă|Tischdecken;Tischdecke;Tischwäsche|nappes;nappe|tovaglie;tovaglia|manteles;mantel|toalhas de mesa;toalha de mesa|مفارش مائدة;مفرش|桌布|テーブルクロス|식탁보;테이블보
drinking straws;straw;paper straw|paie de băut;paie;pai|Trinkhalme;Trinkhalm;Strohhalm|pailles;paille|cannucce;cannuccia|pajitas;popote|palhinhas;canudo|شفاطات شرب;مصاصة|吸管|ストロー|빨대
chef jackets;chef coat;chef uniform;uniform|tunici de bucătar;tunică de bucătar;uniformă|Kochjacken;Kochjacke;Kochbekleidung|vestes de cuisine;veste de cuisinier|giacche da chef;giacca da cuoco|chaquetas de cocinero;chaqueta de cocina|jalecas;jaleca;dólmã|سترات طهاة;سترة طاه|厨师服;工作服|コックコート;コック服|조리복;셰프복
kitchen shoes;safety shoes;clogs;shoes|încălțăminte de bucătărie;saboți;pantofi de protecție|Küchenschuhe;Sicherheitsschuhe;Arbeitsschuhe;Clogs|chaussures de cuisine;chaussure de sécurité;sabot|scarpe da cucina;scarpe antinfortunistiche;zoccoli|zapatos de cocina;calzado de seguridad;zuecos|sapatos de cozinha;calçado de segurança;socas|أحذية مطبخ;حذاء|厨房鞋;防滑鞋|コックシューズ;厨房靴|주방화;안전화
cash registers;point of sale|case de marcat;casă de marcat|Registrierkassen;Kassensystem;Registrierkasse|caisses enregistreuses;caisse enregistreuse|registratori di cassa;registratore di cassa|cajas registradoras;caja registradora|caixas registadoras;caixa registadora|آلات تسجيل نقد;كاشير|收银机|レジスター;レジ|금전등록기;포스기
woks;wok|woks;wok;tigaie wok|Woks;Wok;Wokpfanne|woks;wok|wok|woks;wok|woks;wok|مقالي ووك;ووك|炒锅|中華鍋|웍;중식 팬
pressure cookers;pressure cooker|oale sub presiune;oală sub presiune|Schnellkochtöpfe;Schnellkochtopf|autocuiseurs;cocotte-minute|pentole a pressione;pentola a pressione|ollas a presión;olla a presión|panelas de pressão;panela de pressão|أواني ضغط;قدر ضغط|高压锅;压力锅|圧力鍋|압력솥
scissors;kitchen scissors;poultry shears|foarfece;foarfecă|Küchenscheren;Schere;Küchenschere;Geflügelschere|ciseaux;ciseaux de cuisine|forbici;forbice|tijeras|tesouras|مقصات;مقص|剪刀;厨房剪|はさみ;キッチンばさみ|가위;주방 가위
can openers;tin opener;bottle opener|deschizătoare de conserve;deschizător de conserve|Dosenöffner;Flaschenöffner|ouvre-boîtes;ouvre-boîte;décapsuleur|apriscatole;apribottiglie|abrelatas;abridor|abre-latas;abridor|فتاحات علب;فتاحة علب|开罐器;开瓶器|缶切り;栓抜き|캔 오프너;병따개
corkscrews;wine opener|tirbușoane;tirbușon|Korkenzieher|tire-bouchons;tire-bouchon|cavatappi|sacacorchos|saca-rolhas|فتاحات نبيذ;بريمة|开酒器|ワインオープナー|코르크 따개;와인 오프너
cocktail shakers;shaker;bar shaker|shakere;shaker|Cocktailshaker;Shaker|shakers à cocktail;shaker|shaker|cocteleras;coctelera|coqueteleiras;shaker|خلاطات كوكتيل;شيكر|雪克杯;摇酒器|シェイカー|칵테일 셰이커
mandolines;mandoline slicer|mandoline;mandolină|Gemüsehobel;Mandoline|mandolines;mandoline|mandoline;affettaverdure|mandolinas|mandolinas|قطاعات ماندولين;ماندولين|刨丝器;蔬菜刨|マンドリンスライサー|만돌린 채칼;채칼
juicers;citrus juicer;juice extractor|storcătoare;storcător|Saftpressen;Entsafter;Saftpresse;Zitruspresse|presse-agrumes;centrifugeuse|spremiagrumi;centrifuga|exprimidores;exprimidor|espremedores;espremedor|عصارات;عصارة|榨汁机|ジューサー|착즙기;주서기
pasta machines;pasta maker|mașini de paste;mașină de paste|Nudelmaschinen;Nudelmaschine|machines à pâtes;machine à pâtes;laminoir|macchine per la pasta;macchina per la pasta;sfogliatrice|máquinas de pasta;máquina de pasta|máquinas de massa;máquina de massa|ماكينات معكرونة;ماكينة معكرونة|面条机;压面机|パスタマシン;製麺機|파스타 기계;제면기
waffle irons;waffle maker|aparate de vafe;aparat de vafe|Waffeleisen|gaufriers;gaufrier|piastre per waffle;piastra per waffle|gofreras;gofrera|máquinas de waffles;máquina de waffles|آلات وافل;آلة وافل|华夫饼机|ワッフルメーカー|와플 기계;와플 메이커
vacuum cleaners;hoover;vacuum cleaner|aspiratoare;aspirator|Staubsauger|aspirateurs|aspirapolvere|aspiradoras|aspiradores;aspirador de pó|مكانس كهربائية;مكنسة كهربائية|吸尘器|掃除機|진공청소기;청소기
hand dryers;hand drier|uscătoare de mâini;uscător de mâini|Händetrockner|sèche-mains|asciugamani elettrici;asciugamani elettrico|secamanos;secador de manos|secadores de mãos;secador de mãos|مجففات أيدي;مجفف أيدي|干手机;烘手机|ハンドドライヤー|핸드 드라이어
toilet paper;toilet roll|hârtie igienică|Toilettenpapier;Klopapier|papier toilette;papier hygiénique|carta igienica|papel higiénico|papel higiénico|ورق تواليت;ورق حمام|卫生纸;厕纸|トイレットペーパー|화장지;두루마리 휴지
`;

/** The kinds of goods that a search may ask for. */
export const GOODS: readonly KindOfGoods[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.split(';'));
    const termsOf = (code: LanguageCode) => cells[COLUMNS.indexOf(code)]!;
    return {
      terms: Object.fromEntries(
        LANGUAGE_CODES.map((code) => [code, termsOf(code)]),
      ) as unknown as KindOfGoods['terms'],
    };
  });
