import type { Utterances } from './en';

export const pt: Utterances = {
  hello:
    'Olá! Respondo a perguntas sobre produtos, preços e stock, envio e pagamento, segurança alimentar (HACCP) e sobre as suas próprias encomendas e faturas.',
  thanks: 'De nada. Pergunte-me o que quiser sobre a loja.',
  found: 'Encontrei isto para «{query}»:',
  foundWithin: 'Isto corresponde:',
  foundMentioned: 'Nenhum produto se chama exatamente «{query}». Estes são os mais próximos:',
  foundSimilar: 'Isto pode servir:',
  foundNear: 'Não encontrei nenhum produto para «{query}». Os mais próximos, com «{words}»:',
  foundNothing:
    'Não encontrei nenhum produto para «{query}» na nossa loja. Experimente outra palavra ou pergunte-nos pelo formulário de contacto.',
  priceOf: '{name} custa {price}.',
  wasPrice: 'antes: {price}',
  inStock: 'em stock ({count})',
  outOfStock: 'esgotado',
  stockYes: 'Sim, {name} está em stock: {count} disponíveis.',
  stockNo: 'Não, {name} está esgotado de momento. Na página do produto pode pedir um aviso.',
  cheaper: 'Mais baratos do que {name} ({price}):',
  noCheaper: 'Não encontrei nada mais barato do que {name}, a {price}.',
  cheapest: 'Primeiro os mais baratos:',
  compared: 'Comparação:',
  compareNeedsTwo: 'Que dois produtos devo comparar?',
  whichProduct: 'A que produto se refere? Diga-me o nome ou o código.',
  labelPrice: 'Preço',
  labelStock: 'Stock',
  labelCategory: 'Categoria',
  labelRating: 'Avaliação',
  labelWeight: 'Peso',
  shippingCost:
    'O envio custa {cost} por encomenda. Só é gratuito quando os artigos da encomenda ultrapassam {threshold}.',
  shippingFor: 'Para artigos no valor de {amount}, o envio custa {cost}.',
  shippingFreeFor: 'Para artigos no valor de {amount}, o envio é gratuito.',
  shippingByAddress: 'Alguns destinos têm outras tarifas; ao finalizar a compra vê a sua.',
  deliveryDays: '{dates} ({days} dias úteis)',
  payment: 'Pode pagar com: {methods}. Outras formas de pagamento não são aceites.',
  paymentAccepted: '{names}: aceite.',
  paymentRefused: '{names}: não é aceite.',
  returns:
    'Pode pedir a devolução até {days} dias após a entrega, na sua conta, na respetiva encomenda. Reembolsamos o que for devolvido.',
  vat: 'Os preços são apresentados em {currency}, sem IVA. À encomenda acresce IVA de {rate}.',
  vatIncluded: 'Os preços são apresentados em {currency} e incluem o IVA (normalmente {rate}).',
  company: '{name}, {address}. E-mail: {email}. Telefone: {phone}.',
  companyHours: ' Horário: {hours}.',
  discount:
    'Não posso dar descontos nem códigos. Se tem um código, introduza-o ao finalizar a compra; os produtos reduzidos mostram o preço anterior.',
  quote: 'Para grandes quantidades ou várias cozinhas, peça um orçamento: respondemos em 24 horas.',
  ordersSignIn: 'Para ver encomendas, inicie sessão primeiro. Só as mostro à conta que as fez.',
  invoicesSignIn: 'Para ver faturas, inicie sessão primeiro. Só as mostro à conta a que pertencem.',
  ordersYours: 'As suas últimas encomendas:',
  ordersNone: 'Ainda não tem encomendas.',
  orderUnknown: 'A sua conta não tem nenhuma encomenda com o número {number}.',
  tracking: 'número de seguimento {number}',
  invoicesYours: 'As suas faturas:',
  invoicesNone:
    'Não tem faturas deste tipo. A fatura pode ser emitida na sua conta depois de a encomenda ser entregue.',
  invoiceUnknown: 'A sua conta não tem nenhuma fatura com o número {number}.',
  proposal: 'Posso pôr isto no seu carrinho. Nada é adicionado até confirmar:',
  total: 'No total {total}, sem IVA nem envio.',
  shortened: 'Restam menos do que pediu: {names}.',
  setup: 'Uma lista para começar: {title}.',
  setupWhich: 'Para que tipo de negócio? Tenho listas para: {kinds}.',
  source: 'Fonte: {source}.',
  fromShop: 'Da nossa loja:',
  noGuidance: 'Não tenho informação fiável sobre isso e prefiro não adivinhar.',
  decline:
    'Não posso ajudar com isso. Respondo a perguntas sobre produtos, encomendas, envio, pagamento e segurança alimentar na cozinha.',
  declineMedical:
    'Não posso dar conselhos médicos. Consulte um médico; em caso de emergência ligue 112. Ajudo com produtos e segurança alimentar.',
  declineOthers:
    'Não posso mostrar os dados de outro cliente, só os seus. Para as suas encomendas, inicie sessão.',
  declineInstructions:
    'Não posso mostrar nem alterar as minhas instruções, os preços ou os dados. Respondo com gosto sobre produtos e encomendas.',
  declineAct:
    'Não posso fazer isso por si: só dou informações. Pode fazê-lo na sua conta ou escrever-nos pelo formulário de contacto.',
  emergency: 'Ligue já para o 112 ou para o número de emergência local.',
  poisonLine: 'Depois, o centro de informação antivenenos ({country}): {number}, {hours}.',
  allDay: 'dia e noite',
  stepsPoison:
    'Não provoque o vómito. Enxague a boca com água e cuspa; nos olhos ou na pele, lave com água corrente durante pelo menos 15 minutos e tire a roupa molhada. Após vapores, ar fresco. Tenha a embalagem à mão ao ligar: o rótulo e a ficha de dados de segurança indicam os primeiros socorros.',
  stepsBurn:
    'Arrefeça a queimadura com água corrente fresca durante 20 minutos. Tire anéis e roupa, exceto se estiverem colados. Sem gelo, manteiga ou cremes; não rebente as bolhas. Depois cubra sem apertar com um pano limpo ou película aderente.',
  stepsFire:
    'Faça sair toda a gente. Nunca deite água em gordura a arder. Desligue gás e corrente só se for seguro; um pequeno fogo na frigideira abafa-se com uma tampa ou manta ignífuga. Feche as portas e fique lá fora.',
  stepsInjury:
    'Fique com a pessoa e siga o que lhe disserem do 112. Pressione com firmeza um pano limpo sobre a ferida que sangra. Desligue a corrente antes de tocar em quem levou um choque. Inconsciente mas a respirar: de lado; se não respira: compressões torácicas de imediato.',
  password:
    'Na página da nova palavra-passe, introduza o seu e-mail: enviamos-lhe uma ligação para escolher outra. Não posso ver nem alterar palavras-passe.',
  signIn:
    'Verifique primeiro o e-mail e a palavra-passe; uma nova palavra-passe costuma ajudar. Após várias tentativas erradas, espere alguns minutos. Se continuar a falhar, escreva-nos: uma pessoa ajuda.',
  complaint:
    'Lamento. Uma pessoa deve tratar disto: escreva-nos pelo formulário de contacto, com o número da encomenda se houver, e responderemos.',
  cancel:
    'Não posso cancelar encomendas e a conta não tem botão para isso. Escreva-nos agora pelo formulário de contacto com o número da encomenda: o que ainda não foi enviado pode ser cancelado e reembolsamos o que foi pago. O que foi entregue pode ser devolvido em {days} dias.',
  shipsTo: 'Sim, enviamos para este país: {country}.',
  notUnderstood:
    'Não percebi. Diga por outras palavras, por favor, ou pergunte a uma pessoa pelo formulário de contacto.',
  linkPassword: 'Nova palavra-passe',
  linkContact: 'Formulário de contacto',
  linkSignIn: 'Iniciar sessão',
  linkAccount: 'A minha conta',
  linkProducts: 'Todos os produtos',
  linkTerms: 'Termos',
  linkBusiness: 'Para empresas',
  askStock: 'Está em stock?',
  askCheaper: 'Há um mais barato?',
  askCompare: 'Compara os dois primeiros',
  askShipping: 'Quanto custa o envio?',
  askPayment: 'Como posso pagar?',
  askOrders: 'Onde está a minha encomenda?',
  askFridge: 'Que temperatura deve ter um frigorífico?',
  askSetup: 'O que preciso para abrir um café?',
};
