import type { Utterances } from './en';

export const ja: Utterances = {
  hello:
    'こんにちは。商品、価格と在庫、配送とお支払い、食品衛生（HACCP）、そしてご自身の注文と請求書についてお答えします。',
  thanks: 'どういたしまして。ショップについて何でもお尋ねください。',
  found: '「{query}」で見つかった商品：',
  foundWithin: '条件に合う商品：',
  foundMentioned: '「{query}」という名前の商品はありません。関連する商品：',
  foundSimilar: 'こちらの商品はいかがでしょうか：',
  foundNear: '「{query}」の商品は見つかりませんでした。「{words}」に近い商品：',
  foundNothing:
    '当店では「{query}」の商品は見つかりませんでした。別の言葉で試すか、お問い合わせフォームでお尋ねください。',
  priceOf: '{name}の価格は {price} です。',
  wasPrice: '以前：{price}',
  inStock: '在庫あり（{count}）',
  outOfStock: '在庫切れ',
  stockYes: 'はい、{name}は在庫があります：{count} 点。',
  stockNo: '{name}は現在、在庫切れです。商品ページで入荷通知を申し込めます。',
  cheaper: '{name}（{price}）より安い商品：',
  noCheaper: '{name}（{price}）より安い商品は見つかりませんでした。',
  cheapest: '安い順：',
  compared: '比較：',
  compareNeedsTwo: 'どの2つの商品を比較しますか。',
  whichProduct: 'どの商品のことですか。商品名か商品コードを教えてください。',
  labelPrice: '価格',
  labelStock: '在庫',
  labelCategory: 'カテゴリー',
  labelRating: '評価',
  labelWeight: '重さ',
  shippingCost: '送料は1注文につき {cost} です。商品代金が {threshold} を超える場合のみ送料無料です。',
  shippingFor: '商品代金 {amount} の場合、送料は {cost} です。',
  shippingFreeFor: '商品代金 {amount} の場合、送料は無料です。',
  shippingByAddress: 'お届け先によって送料が異なる場合があり、注文時に表示されます。',
  deliveryDays: '{dates}（{days}営業日）',
  payment: 'お支払い方法：{methods}。その他の方法はご利用いただけません。',
  paymentAccepted: '{names}：ご利用いただけます。',
  paymentRefused: '{names}：ご利用いただけません。',
  returns: 'お届けから {days} 日以内に、アカウントの注文から返品を申請できます。返品された分を返金します。',
  vat: '価格は {currency} 建て、付加価値税（VAT）抜きです。注文に {rate} の税が加わります。',
  vatIncluded: '価格は {currency} 建てで、付加価値税（通常 {rate}）を含みます。',
  company: '{name}、{address}。メール：{email}。電話：{phone}。',
  companyHours: '営業時間：{hours}。',
  discount:
    '割引やコードの発行はできません。コードをお持ちの場合は注文時に入力してください。値下げ商品には以前の価格が表示されます。',
  quote: '大量注文や複数の厨房には見積もりをご依頼ください。24 時間以内にお答えします。',
  ordersSignIn:
    '注文を見るには、まずログインしてください。注文はご注文いただいたアカウントにのみ表示します。',
  invoicesSignIn: '請求書を見るには、まずログインしてください。請求書は該当するアカウントにのみ表示します。',
  ordersYours: '最近のご注文：',
  ordersNone: 'ご注文はまだありません。',
  orderUnknown: 'お使いのアカウントに番号 {number} の注文はありません。',
  tracking: '追跡番号 {number}',
  invoicesYours: 'あなたの請求書：',
  invoicesNone: '該当する請求書はありません。請求書は注文の配達後にアカウントで発行できます。',
  invoiceUnknown: 'お使いのアカウントに番号 {number} の請求書はありません。',
  proposal: '次の商品をカートに入れられます。確認されるまで何も追加されません：',
  total: '合計 {total}（税・送料別）。',
  shortened: 'ご希望の数より在庫が少ない商品：{names}。',
  setup: '始めるためのリスト：{title}。',
  setupWhich: 'どのような業種ですか。次のリストがあります：{kinds}。',
  source: '出典：{source}。',
  fromShop: '当店の商品：',
  noGuidance: '確かな情報がないため、推測でのお答えは控えます。',
  decline:
    'それについてはお手伝いできません。商品、注文、配送、お支払い、厨房の食品衛生についてお答えします。',
  declineMedical:
    '医療に関する助言はできません。医師にご相談ください。緊急時は 112 に電話してください。商品と食品衛生についてはお手伝いします。',
  declineOthers:
    '表示できるのはご自身のデータのみで、他のお客様のデータは表示できません。ご自身の注文はログインしてご覧ください。',
  declineInstructions:
    '指示、価格、データの表示や変更はできません。商品や注文についてのご質問にはお答えします。',
  declineAct:
    '代わりに操作することはできません。情報のみをお伝えします。アカウントで操作するか、お問い合わせフォームをご利用ください。',
  emergency: 'すぐに112または現地の緊急番号に電話してください。',
  poisonLine: '続いて中毒の相談窓口（{country}）：{number}、{hours}。',
  allDay: '24時間',
  stepsPoison:
    '無理に吐かせないでください。口を水ですすいで吐き出し、目や皮膚に付いた場合は流水で15分以上洗い、濡れた衣服を脱がせます。蒸気を吸ったら新鮮な空気の場所へ。電話の際は容器を手元に置いてください。ラベルと安全データシートに応急措置が書かれています。',
  stepsBurn:
    'やけどを冷たい流水で20分間冷やしてください。指輪や、貼り付いていない衣服は外します。氷・バター・軟膏は使わず、水ぶくれは破らないでください。その後、清潔な布かラップでゆるく覆います。',
  stepsFire:
    '全員を外へ避難させてください。燃えている油に水をかけてはいけません。ガスと電気は安全に届く場合だけ止めます。鍋の小さな火は蓋や消火毛布で覆って消せます。扉を閉め、外にいてください。',
  stepsInjury:
    'そばを離れず、救急の指示に従ってください。出血している傷は清潔な布で強く押さえます。感電の場合は電源を切ってから触れてください。意識がなく呼吸がある人は横向きに寝かせ、呼吸がなければ直ちに胸骨圧迫をします。',
  password:
    '新しいパスワードのページでメールアドレスを入力してください。設定用のリンクをお送りします。私はパスワードを見ることも変更することもできません。',
  signIn:
    'まずメールアドレスとパスワードをご確認ください。新しいパスワードの設定で解決することが多いです。何度か間違えた場合は数分お待ちください。それでもできないときはご連絡ください。担当者がお手伝いします。',
  complaint:
    '申し訳ございません。担当者が確認いたします。お問い合わせフォームから、注文番号があれば添えてご連絡ください。お返事いたします。',
  cancel:
    '私は注文をキャンセルできず、アカウントにもそのボタンはありません。注文番号を添えて、すぐにお問い合わせフォームでご連絡ください。未発送分はキャンセルでき、お支払い分は返金します。お届け後は{days}日以内に返品できます。',
  shipsTo: 'はい、{country}へお届けします。',
  notUnderstood:
    '理解できませんでした。別の言い方でお試しいただくか、お問い合わせフォームで担当者にお尋ねください。',
  linkPassword: '新しいパスワード',
  linkContact: 'お問い合わせフォーム',
  linkSignIn: 'ログイン',
  linkAccount: 'マイアカウント',
  linkProducts: 'すべての商品',
  linkTerms: '利用規約',
  linkBusiness: '法人のお客様',
  askStock: '在庫はありますか？',
  askCheaper: 'もっと安いものはありますか？',
  askCompare: '最初の2つを比較して',
  askShipping: '送料はいくらですか？',
  askPayment: '支払い方法は？',
  askOrders: '私の注文はどこですか？',
  askFridge: '冷蔵庫は何度にすべきですか？',
  askSetup: 'カフェを開くには何が必要ですか？',
};
