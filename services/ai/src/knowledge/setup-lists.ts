import type { LanguageCode as Language } from '@kp/i18n/languages';
import { inEveryLanguage } from './in-every-language';
import ar from './setup/ar.json';
import de from './setup/de.json';
import en from './setup/en.json';
import es from './setup/es.json';
import fr from './setup/fr.json';
import it from './setup/it.json';
import items from './setup/items.json';
import ja from './setup/ja.json';
import ko from './setup/ko.json';
import lists from './setup/lists.json';
import pt from './setup/pt.json';
import ro from './setup/ro.json';
import zh from './setup/zh.json';

export type BusinessKind = keyof typeof lists;
type ItemId = keyof typeof items;
type GroupId = keyof typeof en.groups;
type Texts = Record<Language, string>;

export interface SetupList {
  kind: BusinessKind;
  title: Texts;
  groups: {
    title: Texts;
    items: { label: Texts; quantity: { small: number; medium: number; large: number }; search: string }[];
  }[];
}

const TEXTS: Readonly<Record<Language, typeof en>> = { en, ro, de, fr, es, it, pt, ar, zh, ja, ko };
const GROUPS = Object.keys(en.groups) as GroupId[];

/** lists.json holds the quantities for a small, a medium and a large business of a kind. */
export const SETUP_LISTS: readonly SetupList[] = (Object.keys(lists) as BusinessKind[]).map((kind) => ({
  kind,
  title: inEveryLanguage((language) => TEXTS[language].kinds[kind]),
  groups: GROUPS.map((group) => ({
    title: inEveryLanguage((language) => TEXTS[language].groups[group]),
    items: itemsOf(kind, group),
  })).filter((group) => group.items.length > 0),
}));

function itemsOf(kind: BusinessKind, group: GroupId): SetupList['groups'][number]['items'] {
  const quantities = Object.entries(lists[kind]) as [ItemId, number[]][];
  return quantities
    .filter(([id]) => items[id].group === group)
    .map(([id, [small = 1, medium = small, large = medium]]) => ({
      label: inEveryLanguage((language) => TEXTS[language].items[id]),
      quantity: { small, medium, large },
      search: items[id].search,
    }));
}
