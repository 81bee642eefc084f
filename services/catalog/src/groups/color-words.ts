/** What the colors of goods are called: English, Romanian, German, French, Spanish, Italian, Portuguese, Arabic, Chinese, Japanese, Korean. */
export const COLOR_WORDS: Readonly<Record<string, string>> = {
  '#d32f2f': 'red, roșu, rot, rouge, rojo, rosso, vermelho, أحمر, 红色, 红, 赤, レッド, 빨강, 빨간색, 레드',
  '#1e63c4': 'blue, albastru, blau, bleu, azul, blu, أزرق, 蓝色, 蓝, 青, ブルー, 파랑, 파란색, 블루',
  '#2e7d32': 'green, verde, grün, vert, أخضر, 绿色, 绿, 緑, グリーン, 초록, 초록색, 녹색, 그린',
  '#f6c90e':
    'yellow, galben, gelb, jaune, amarillo, giallo, amarelo, أصفر, 黄色, 黄, イエロー, 노랑, 노란색, 옐로우',
  '#ffffff': 'white, alb, weiß, weiss, blanc, blanco, bianco, branco, أبيض, 白色, 白, ホワイト, 흰색, 화이트',
  '#1a1a1a':
    'black, negru, schwarz, noir, negro, nero, preto, أسود, 黑色, 黑, 黒, ブラック, 검정, 검은색, 블랙',
  '#8a8f98': 'gray, grey, gri, grau, gris, grigio, cinzento, cinza, رمادي, 灰色, 灰, グレー, 회색, 그레이',
  '#7b4b2a':
    'brown, maro, braun, brun, marron, marrón, marrone, castanho, بني, 棕色, 褐色, 茶色, 茶, ブラウン, 갈색, 브라운',
  '#ef7c1a':
    'orange, portocaliu, oranje, naranja, arancione, arancio, laranja, برتقالي, 橙色, オレンジ, 주황, 주황색, 오렌지',
  '#7b3fa0':
    'purple, violet, mov, lila, violett, morado, violeta, viola, roxo, بنفسجي, 紫色, 紫, パープル, 보라, 보라색, 퍼플',
  '#e88ab3': 'pink, roz, rosa, rose, وردي, 粉色, 粉红色, ピンク, 분홍, 분홍색, 핑크',
  '#e3d5b8':
    'beige, bej, crem, cream, creme, crème, beis, crema, بيج, 米色, ベージュ, クリーム, 베이지, 크림',
  '#16284f':
    'navy, dark blue, bleumarin, marineblau, dunkelblau, bleu marine, azul marino, blu navy, azul-marinho, كحلي, 藏青色, 紺, ネイビー, 남색, 네이비',
  '#0f8b8d': 'turquoise, turcoaz, türkis, turquesa, turchese, teal, فيروزي, 青绿色, ターコイズ, 청록색',
  '#b9bec6':
    'silver, argintiu, silber, argent, plateado, argento, prateado, stainless steel, inox, فضي, 银色, 銀, シルバー, 은색, 실버',
  '#c9a227': 'gold, auriu, golden, or, doré, dorado, oro, dourado, ذهبي, 金色, 金, ゴールド, 금색, 골드',
  '#7a1f2b': 'burgundy, bordo, bordeaux, burdeos, granate, bordô, عنابي, 酒红色, ボルドー, 와인색',
};
