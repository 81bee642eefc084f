// Apart from `currencies.ts` because only what reads sentences needs them.
import type { CurrencyCode } from './currencies';

/** Words for amounts as people write them, in the languages of the shop and of the currency, without marks. */
const WORDS: Readonly<Record<CurrencyCode, string>> = {
  EUR: 'euro euros 欧元 ユーロ 유로 يورو',
  USD: 'dollar dollars dollari dolares dolar dolari bucks 美元 美金 ドル 달러 دولارات دولارا دولار',
  GBP: 'pound pounds sterling sterline sterlina esterlinas 英镑 ポンド 파운드 استرليني جنيه',
  CHF: 'franc francs franken franchi franco francos franci 法郎 フラン 프랑 فرنك',
  RON: 'leu lei leus 列伊 レイ 레우 ليو',
  CZK: 'koruna korunas koruny korun krone kronen couronne couronnes corona coronas corone coroane coroas 克朗 コルナ 코루나 كرونه كرون',
  DKK: 'krone kroner kronen クローネ 크로네',
  HUF: 'forint forints forinti forinto forintos fiorino fiorini florim florins 福林 フォリント 포린트 فورينت فورنت',
  PLN: 'zloty zlotys zlote zlotych zloti esloti eslotis 兹罗提 ズウォティ 즈워티 زلوتي',
  SEK: 'krona kronor kronen クローナ 크로나',
};

/** Of all currencies, the longer ones first. */
export const CURRENCY_NAMES: readonly string[] = [
  ...new Set(Object.values(WORDS).flatMap((words) => words.split(' '))),
].sort((one, other) => other.length - one.length);
