import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders, and lets begin what waits until the page is alive. */
export async function openPage(page: ReactElement): Promise<RenderResult> {
  let rendered: RenderResult | undefined;
  await act(async () => {
    rendered = render(page);
  });
  return rendered!;
}
