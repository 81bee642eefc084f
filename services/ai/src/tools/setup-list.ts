import { Injectable } from '@nestjs/common';
import type { ChecklistPart } from '../http/parts.dto';
import { type BusinessKind, SETUP_LISTS } from '../knowledge/setup-lists';
import type { Tool, ToolContext } from './tool';

export type BusinessSize = 'small' | 'medium' | 'large';

export interface SetupInput {
  kind: BusinessKind;
  size: BusinessSize;
}

/** What a business of a kind and size starts with. */
@Injectable()
export class SetupListTool implements Tool<SetupInput, ChecklistPart | null> {
  readonly name = 'setup-list';

  run({ kind, size }: SetupInput, { language }: ToolContext): Promise<ChecklistPart | null> {
    const list = SETUP_LISTS.find((each) => each.kind === kind);
    if (!list) return Promise.resolve(null);
    const groups = list.groups.map(({ title, items }) => ({
      title: title[language],
      items: items.map(({ label, quantity, search }) => ({
        label: label[language],
        quantity: quantity[size],
        search,
      })),
    }));
    return Promise.resolve({ type: 'checklist', title: list.title[language], groups });
  }
}
