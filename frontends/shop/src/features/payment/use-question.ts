import { useState } from 'react';

export interface Question<Answer> {
  readonly isOpen: boolean;
  /** Opens it and waits for the answer. */
  ask(): Promise<Answer>;
  /** The first answer counts. */
  answer(answer: Answer): void;
}

/** A dialog as a question: asked by a program that waits, answered by whoever is at the screen. */
export function useQuestion<Answer>(): Question<Answer> {
  const [pending, setPending] = useState<{ readonly resolve: (answer: Answer) => void } | null>(null);
  return {
    isOpen: pending !== null,
    ask: () => new Promise((resolve) => setPending({ resolve })),
    answer(answer) {
      pending?.resolve(answer);
      setPending(null);
    },
  };
}
