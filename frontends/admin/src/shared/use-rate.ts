import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** @returns how many were done a second since the start, measured when `done` changes; 0 within the first second */
export function useRate(startedAt: string | null, done: number): number {
  const [rate, setRate] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      const seconds = startedAt ? (Date.now() - new Date(startedAt).getTime()) / SECOND_MS : 0;
      setRate(seconds > 1 ? done / seconds : 0);
    });
    return () => clearTimeout(timer);
  }, [startedAt, done]);
  return rate;
}
