import { kindOf, sizeOf } from '../engine/entities';
import type { Question } from '../engine/understand';
import { SETUP_LISTS } from '../knowledge/setup-lists';
import type { Answer, Talk } from './answer';

export async function listSetup({ folded, message, language, cues }: Question, talk: Talk): Promise<Answer> {
  const { wording } = talk;
  const kind = kindOf(folded, language) ?? kindOf(message, language);
  const size = sizeOf(cues.has('small'), cues.has('large'));
  const list = kind && (await talk.calls.run(talk.tools.setupList, { kind, size }));
  if (!list) {
    const kinds = SETUP_LISTS.map(({ title }) => title[wording.language]).join(', ');
    return { text: wording.say('setupWhich', { kinds }), parts: [], topic: { intent: 'setup' } };
  }
  const lines = list.groups.flatMap(({ title, items }) => [
    `${title}:`,
    ...items.map(({ label, quantity }) => `• ${quantity} × ${label}`),
  ]);
  return {
    text: [wording.say('setup', { title: list.title }), ...lines].join('\n'),
    parts: [list],
    suggestions: ['askShipping', 'askFridge'],
    topic: { intent: 'setup' },
  };
}
