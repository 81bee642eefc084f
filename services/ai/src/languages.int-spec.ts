import { createTranslator } from '@kp/i18n/create-translator';
import type { LanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { UTTERANCES } from './engine/utterances';
import { type AiShop, type Chat, partOf, startAiShop } from './testing/ai-shop';

interface Questions {
  price: string;
  shipping: string;
  payment: string;
  returns: string;
  orders: string;
  invoices: string;
  cart: string;
  setup: string;
  guidance: string;
  weather: string;
}

const QUESTIONS: Record<LanguageCode, Questions> = {
  en: {
    price: 'how much is KP-1?',
    shipping: 'what does shipping cost?',
    payment: 'how can i pay',
    returns: 'can I return items?',
    orders: 'where is my order?',
    invoices: 'show my invoices',
    cart: 'put 3 KP-1 into my cart',
    setup: 'what do I need to open a cafe?',
    guidance: 'what temperature for a fridge?',
    weather: 'will it rain? weather please',
  },
  ro: {
    price: 'cât costă KP-1?',
    shipping: 'cât costă livrarea?',
    payment: 'cum pot plăti?',
    returns: 'pot returna produsele?',
    orders: 'unde este comanda mea?',
    invoices: 'arată-mi facturile',
    cart: 'pune 3 KP-1 în coș',
    setup: 'ce îmi trebuie ca să deschid o cafenea?',
    guidance: 'ce temperatură trebuie să aibă frigiderul?',
    weather: 'cum e vremea mâine?',
  },
  de: {
    price: 'was kostet KP-1?',
    shipping: 'wie hoch sind die Versandkosten?',
    payment: 'wie kann ich bezahlen?',
    returns: 'kann ich Ware zurückgeben?',
    orders: 'wo ist meine Bestellung?',
    invoices: 'zeig meine Rechnungen',
    cart: 'leg 3 KP-1 in den Warenkorb',
    setup: 'was brauche ich, um ein Café zu eröffnen?',
    guidance: 'welche Temperatur braucht ein Kühlschrank?',
    weather: 'wie wird das Wetter?',
  },
  fr: {
    price: 'combien coûte KP-1 ?',
    shipping: 'combien coûte la livraison ?',
    payment: 'comment puis-je payer ?',
    returns: 'puis-je retourner un article ?',
    orders: 'où est ma commande ?',
    invoices: 'montre mes factures',
    cart: 'ajoute 3 KP-1 au panier',
    setup: 'que me faut-il pour ouvrir un café ?',
    guidance: 'quelle température pour le réfrigérateur ?',
    weather: 'quelle est la météo demain ?',
  },
  es: {
    price: '¿cuánto cuesta KP-1?',
    shipping: '¿cuánto cuesta el envío?',
    payment: '¿cómo puedo pagar?',
    returns: '¿puedo devolver un producto?',
    orders: '¿dónde está mi pedido?',
    invoices: 'muéstrame mis facturas',
    cart: 'pon 3 KP-1 en el carrito',
    setup: '¿qué necesito para abrir una cafetería?',
    guidance: '¿qué temperatura debe tener el frigorífico?',
    weather: '¿qué tiempo hará mañana?',
  },
  it: {
    price: 'quanto costa KP-1?',
    shipping: 'quanto costa la spedizione?',
    payment: 'come posso pagare?',
    returns: 'posso restituire un articolo?',
    orders: 'dov’è il mio ordine?',
    invoices: 'mostrami le fatture',
    cart: 'metti 3 KP-1 nel carrello',
    setup: 'cosa mi serve per aprire una caffetteria?',
    guidance: 'che temperatura deve avere il frigorifero?',
    weather: 'che tempo fa domani?',
  },
  pt: {
    price: 'quanto custa KP-1?',
    shipping: 'quanto custa o envio?',
    payment: 'como posso pagar?',
    returns: 'posso devolver um artigo?',
    orders: 'onde está a minha encomenda?',
    invoices: 'mostra as minhas faturas',
    cart: 'põe 3 KP-1 no carrinho',
    setup: 'o que preciso para abrir um café?',
    guidance: 'que temperatura deve ter o frigorífico?',
    weather: 'vai chover amanhã?',
  },
  ar: {
    price: 'كم سعر KP-1؟',
    shipping: 'كم تكلفة الشحن؟',
    payment: 'كيف يمكنني الدفع؟',
    returns: 'هل يمكنني إرجاع المنتج؟',
    orders: 'أين طلبي؟',
    invoices: 'اعرض فواتيري',
    cart: 'أضف 3 KP-1 إلى السلة',
    setup: 'ماذا أحتاج لفتح مقهى؟',
    guidance: 'كم درجة حرارة الثلاجة؟',
    weather: 'كيف الطقس غداً؟',
  },
  zh: {
    price: 'KP-1多少钱？',
    shipping: '运费多少？',
    payment: '怎么付款？',
    returns: '可以退货吗？',
    orders: '我的订单在哪里？',
    invoices: '显示我的发票',
    cart: '把3个KP-1加入购物车',
    setup: '开咖啡馆需要准备什么？',
    guidance: '冰箱温度应该多少度？',
    weather: '明天天气怎么样？',
  },
  ja: {
    price: 'KP-1はいくらですか？',
    shipping: '送料はいくらですか？',
    payment: '支払い方法は？',
    returns: '返品できますか？',
    orders: '私の注文はどこですか？',
    invoices: '請求書を見せて',
    cart: 'KP-1を3個カートに入れて',
    setup: 'カフェを開業するには何が必要ですか？',
    guidance: '冷蔵庫の温度は何度ですか？',
    weather: '明日の天気は？',
  },
  ko: {
    price: 'KP-1 얼마예요?',
    shipping: '배송비는 얼마인가요?',
    payment: '어떻게 결제하나요?',
    returns: '반품할 수 있나요?',
    orders: '내 주문 어디까지 왔나요?',
    invoices: '내 인보이스 보여줘',
    cart: 'KP-1 3개 장바구니에 담아줘',
    setup: '카페를 열려면 무엇이 필요한가요?',
    guidance: '냉장고 온도는 몇 도여야 하나요?',
    weather: '내일 날씨 어때?',
  },
};

describe('the assistant', () => {
  let shop: AiShop;

  beforeAll(async () => (shop = await startAiShop()));
  afterAll(() => shop.close());

  describe.each(Object.entries(QUESTIONS) as [LanguageCode, Questions][])('in %s', (language, questions) => {
    let chat: Chat;

    beforeAll(async () => (chat = await shop.chat()));

    const ask = (question: string) => chat.ask(question, language);

    it('tells price and stock', async () => {
      const reply = await ask(questions.price);
      expect([reply.language, partOf(reply, 'products')!.products[0]!.name]).toEqual([language, 'Day dots']);
      expect(reply.response).toMatch(/19[.,]99/);
    });

    it('tells the rules of the shop', async () => {
      const shipping = await ask(questions.shipping);
      expect(shipping.response).toMatch(/25[.,]00/);
      expect(shipping.response).toMatch(/500[.,]00/);
      expect((await ask(questions.returns)).response).toMatch(/30/);
      const payment = await ask(questions.payment);
      expect(payment.response).toContain(await cashIn(language));
    });

    it('sends guests who ask for orders and invoices to the login', async () => {
      for (const question of [questions.orders, questions.invoices]) {
        const reply = await ask(question);
        expect(partOf(reply, 'links')?.links.map(({ url }) => url)).toEqual(['/login']);
      }
    });

    it('proposes a cart', async () => {
      const { items } = partOf(await ask(questions.cart), 'proposal')!;
      expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([['Day dots', 3]]);
    });

    it('lists a setup and gives guidance', async () => {
      expect(partOf(await ask(questions.setup), 'checklist')).toBeDefined();
      const reply = await ask(questions.guidance);
      expect(reply.response).toMatch(/\d\s?°C/);
      expect(partOf(reply, 'sources')).toBeDefined();
    });

    it('declines the weather', async () => {
      const reply = await ask(questions.weather);
      expect([reply.language, reply.parts]).toEqual([language, []]);
      expect(reply.response).toBe(UTTERANCES[language].decline);
    });
  });
});

async function cashIn(language: LanguageCode): Promise<string> {
  const { t } = createTranslator(language, await loadMessages(language, ['common']));
  return t('paymentMethod.cash');
}
