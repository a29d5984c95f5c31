/** What the demos of tag select say about requests and answers. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Asynchronous from '../../../frontend/src/demos/form-pickers/tag-select/Asynchronous.demo';
import InForm from '../../../frontend/src/demos/form-pickers/tag-select/InForm.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['common'], 'en'));
afterEach(() => jest.useRealTimers());

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('asynchronous options', () => {
  const open = () => {
    jest.useFakeTimers();
    render(<Asynchronous />);
    const field = screen.getByLabelText('Guests of this booking');
    act(() => field.focus());
    return field;
  };
  const wait = () => act(() => jest.advanceTimersByTimeAsync(2000));

  test('a request that failed after another one was made is not told of', async () => {
    const field = open();
    type(field, 'error');
    type(field, 'errors');
    await wait();
    expect(screen.getByText('No guest is called “errors”.')).toBeVisible();
  });

  test('nor is it once the field is empty', async () => {
    const field = open();
    type(field, 'error');
    await wait();
    expect(screen.getByText(/could not be asked for/)).toBeVisible();
    type(field, '');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByText('Type two letters or more.')).toBeVisible();
  });
});

test('facilities are saved until another one is chosen', async () => {
  render(<InForm />);
  const field = screen.getByLabelText('Shown first on the website');
  const choose = async (facility: string) => {
    act(() => field.focus());
    await act(async () => type(field, facility));
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  };
  await choose('A bath');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save facilities' })));
  await waitFor(() => expect(screen.getByText('1 facility is saved.')).toBeVisible());
  await choose('A garden');
  expect(screen.queryByText(/saved\./)).not.toBeInTheDocument();
});
