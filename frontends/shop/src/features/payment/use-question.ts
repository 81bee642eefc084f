import { useEffect, useRef, useState } from 'react';

export interface Question<Answer> {
  readonly isOpen: boolean;
  /** Opens it and waits for the answer. */
  ask(): Promise<Answer>;
  /** The first answer counts. */
  answer(answer: Answer): void;
  /** Closes it without an answer. */
  close(): void;
}

/**
 * A dialog as a question: asked by a program that waits, answered by whoever is at the screen.
 * @param closed the answer when it is closed, or leaves the screen with Back: nobody waits for ever
 */
export function useQuestion<Answer>(closed: Answer): Question<Answer> {
  const [isOpen, setOpen] = useState(false);
  const resolve = useRef<(answer: Answer) => void>(undefined);
  const answer = (given: Answer) => {
    resolve.current?.(given);
    setOpen(false);
  };
  const leave = useRef(() => resolve.current?.(closed));
  useEffect(() => () => leave.current(), []);
  return {
    isOpen,
    ask() {
      setOpen(true);
      return new Promise((done) => (resolve.current = done));
    },
    answer,
    close: () => answer(closed),
  };
}
