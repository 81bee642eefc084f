import type { UserEvent } from '@testing-library/user-event';

/** What `keyboard` reads as the name of a key begins with a bracket. */
const LETTERS = /^[^{[]+/;

/**
 * A hand as quick as a scanner: a field takes all letters but the last in one moment, so that a screen is drawn twice
 * for a text and not once for each letter. What depends on every letter is typed by `keyboard`.
 */
export function withQuickTyping(user: UserEvent): UserEvent {
  return {
    ...user,
    async type(element, text, options) {
      const quick = LETTERS.exec(text)?.[0].slice(0, -1);
      if (!quick || options || !element.matches('input, textarea')) return user.type(element, text, options);
      await user.click(element);
      await user.paste(quick);
      return user.type(element, text.slice(quick.length), { skipClick: true });
    },
  };
}
