import { kindOf, sizeOf } from '../engine/entities';
import type { Question } from '../engine/understand';
import { SETUP_LISTS } from '../knowledge/setup-lists';
import type { Answer, Conversation } from './answer';

export async function listSetup(
  { folded, message, language, keywords }: Question,
  conversation: Conversation,
): Promise<Answer> {
  const { wording } = conversation;
  const kind = kindOf(folded, language) ?? kindOf(message, language);
  const size = sizeOf(keywords.has('small'), keywords.has('large'));
  const list = kind && (await conversation.toolCalls.run(conversation.tools.setupList, { kind, size }));
  if (!list) {
    const kinds = SETUP_LISTS.map(({ title }) => title[wording.language]).join(', ');
    return { text: wording.translate('setupWhich', { kinds }), parts: [], topic: { intent: 'setup' } };
  }
  const lines = list.groups.flatMap(({ title, items }) => [
    `${title}:`,
    ...items.map(({ label, quantity }) => `• ${quantity} × ${label}`),
  ]);
  return {
    text: [wording.translate('setup', { title: list.title }), ...lines].join('\n'),
    parts: [list],
    suggestions: ['askShipping', 'askFridge'],
    topic: { intent: 'setup' },
  };
}
