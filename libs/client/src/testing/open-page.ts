import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders and runs what waits for hydration. */
export async function openPage(page: ReactElement): Promise<RenderResult> {
  let rendered: RenderResult | undefined;
  await act(async () => {
    rendered = render(page);
  });
  return rendered!;
}
