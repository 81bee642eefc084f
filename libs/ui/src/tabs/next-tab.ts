/** The tab a key leads to; `undefined` for other keys. The arrows follow the direction of reading and go round. */
export function nextTab<Id>(ids: readonly Id[], current: Id, key: string, isRtl: boolean): Id | undefined {
  const place = ids.indexOf(current);
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return ids[(place + 1) % ids.length];
  if (key === backward) return ids[(place - 1 + ids.length) % ids.length];
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return undefined;
}
