import type { FoundGuidance } from '../engine/knowledge-index';
import type { Question } from '../engine/understand';
import type { Answer, Conversation } from './answer';

const SECOND_NEEDS = 0.8;

/** The best entry, and the second when it fits nearly as well. */
export function giveGuidance(
  found: readonly FoundGuidance[],
  { folded: question }: Question,
  { wording }: Conversation,
): Answer {
  const [best, second] = found;
  if (!best) return { text: wording.translate('noGuidance'), parts: [], isUnsure: true };
  const entries = second && second.score >= best.score * SECOND_NEEDS ? [best, second] : [best];
  const sources = entries.flatMap((entry) => entry.sources);
  const named = sources.map(({ title, section }) =>
    wording.translate('source', { source: `${title}, ${section}` }),
  );
  const text = entries.map(({ title, answer }) => `${title}: ${answer}`);
  return {
    text: [...text, ...new Set(named)].join('\n'),
    parts: [{ type: 'sources', sources: [...sources] }],
    suggestions: ['askFridge', 'askSetup'],
    topic: { intent: 'guidance', entryId: best.entryId, question },
  };
}
