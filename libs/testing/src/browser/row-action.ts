import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of a row, by what the row is called, and chooses. */
export async function rowAction(user: UserEvent, row: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More actions: ${row}` }));
  // A menu that was closed stays in the document.
  const items = await screen.findAllByRole('menuitem', { name: action });
  await user.click(items.at(-1)!);
}
