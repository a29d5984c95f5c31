import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthForm } from '../../../frontend/src/features/session/AuthForm';
import { PasswordField } from '../../../frontend/src/features/session/PasswordField';
import { startTranslations } from '../../../frontend/src/lib/i18n';

jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: jest.fn(async () => ({})) }));
jest.mock('../../../frontend/src/features/session/validation', () => {
  const { object, string } = jest.requireActual<typeof import('yup')>('yup');
  const isFilled = async (text = '') => {
    await new Promise((resolve) => setTimeout(resolve, text ? 0 : 100));
    return text !== '';
  };
  return { schemas: { unlock: object({ password: string().test('slow', 'problems.passwordMissing', isFilled) }) } };
});

test('a validation of older values that settles last changes nothing', async () => {
  await startTranslations(['session', 'errors'], 'en');
  const user = userEvent.setup({ delay: null });
  const onSubmit = jest.fn(async () => {});
  render(
    <AuthForm
      initialValues={{ password: '' }}
      schema="unlock"
      submitLabel="Unlock"
      busyLabel="Unlocking…"
      onSubmit={onSubmit}
    >
      <PasswordField name="password" label="Password" />
    </AuthForm>,
  );
  const field = screen.getByLabelText('Password');
  await user.type(field, 'a{Backspace}b{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(field).toBeValid();
  expect(screen.queryByText('Enter your password.')).not.toBeInTheDocument();
});
