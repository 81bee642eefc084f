import { renderPage } from '@kp/testing/browser';
import { Form } from '@kp/ui/admin';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ShopDaysNote, ShopTimeItem } from './shop-time';

/** Minutes that UTC is ahead of the clock of the device. */
const onDevice = async (offsetMinutes: number) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offsetMinutes);
  const element = (
    <Form layout="vertical">
      <ShopTimeItem name="endsAt" label="Ends" hint="Leave empty for never." />
      <ShopDaysNote />
    </Form>
  );
  await renderPage([{ path: '/', element }], { at: '/', texts: ['admin'] });
  const field = screen.getByLabelText('Ends');
  return { field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
};

afterEach(() => jest.restoreAllMocks());

describe('a time that is typed in New York', () => {
  it('is said to be that of the shop, with the offset it has on that day', async () => {
    const { field, type } = await onDevice(300);
    type('2026-12-01T00:00');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Leave empty for never. In the time of the shop (GMT+2), not of this device.',
      ),
    );
    type('2027-07-01T18:30');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/shop \(GMT\+3\)/));
    expect(screen.getByText(/^Days are those of the shop \(GMT\+[23]\)\.$/)).toBeVisible();
  });
});

it('a time that is typed where the shop is names no offset', async () => {
  const { field, type } = await onDevice(-120);
  type('2026-12-01T00:00');
  expect(field).toHaveAccessibleDescription('Leave empty for never. In the time of the shop.');
});
