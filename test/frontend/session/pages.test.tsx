import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setCloudConfiguration } from '../../../frontend/src/cloud/configure';
import { signedIn } from '../../../frontend/src/features/session/sessionSlice';
import { guestStore, renderApp } from '../app/renderApp';
import { configurationAt } from '../cloud/configuration.fixture';
import { fakeAuth, refusal } from './fakeAuth';

jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: jest.fn(), loadedAuthClient: jest.fn() }));
jest.mock('../../../frontend/src/cloud/keepSubscribed', () => ({ keepSubscribed: () => () => undefined }));
jest.mock('../../../frontend/src/features/dashboards/RotterdamPage', () => ({
  __esModule: true,
  default: () => <h1>The overview</h1>,
}));

const user = userEvent.setup({ delay: null });
const email = 'jan@example.com';
const password = 'geheim123';
const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The page as it is after a reload: with its address and its history entry, and nothing else. */
async function reload() {
  const { state } = window.history;
  cleanup();
  await renderApp(window.location.pathname + window.location.search, guestStore(), state);
}

let auth: ReturnType<typeof fakeAuth>['auth'];
beforeEach(() => {
  jest.clearAllMocks();
  auth = fakeAuth().auth;
  setCloudConfiguration(configurationAt('https://api.example/graphql'));
});

describe('signing in', () => {
  beforeEach(async () => {
    await renderApp('/auth/loginformik?from=%2Fdashboards%2FRotterdam%3Fq%3Dbe');
    await heading('Sign in');
  });

  const fillIn = async () => {
    await type('Email', email);
    await type('Password', password);
  };

  test('leads back to where the person came from', async () => {
    await fillIn();
    await press('Sign in');
    await heading('The overview');
    expect(auth.signIn).toHaveBeenCalledWith({ email, password, remember: true });
    expect(window.location.pathname + window.location.search).toBe('/dashboards/Rotterdam?q=be');
  });

  test('is remembered only if asked', async () => {
    await fillIn();
    await user.click(screen.getByLabelText('Keep me signed in'));
    await press('Sign in');
    await heading('The overview');
    expect(auth.signIn).toHaveBeenCalledWith({ email, password, remember: false });
  });

  test('with empty fields sends nothing, says what is missing, and goes to the first problem', async () => {
    await press('Sign in');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  test('that is refused says why, and takes the focus there', async () => {
    auth.signIn.mockRejectedValueOnce(refusal('NotAuthorizedException', 'Incorrect username or password.'));
    await fillIn();
    await press('Sign in');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Email and password do not match.');
    expect(alert).toHaveFocus();
  });

  test('that is sent again with an empty field no longer shows why it was refused', async () => {
    auth.signIn.mockRejectedValueOnce(refusal('NotAuthorizedException', 'Incorrect username or password.'));
    await fillIn();
    await press('Sign in');
    await screen.findByRole('alert');
    await user.clear(screen.getByLabelText('Password'));
    await press('Sign in');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without a network uses the specification’s words', async () => {
    auth.signIn.mockRejectedValueOnce(refusal('NetworkError'));
    await fillIn();
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('A network error has occurred.');
  });

  test('is sent once, however often the button is pressed', async () => {
    let finish: (outcome: 'signedIn') => void = () => {};
    auth.signIn.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await fillIn();
    await press('Sign in');
    const busy = await screen.findByRole('button', { name: 'Signing in…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    finish('signedIn');
    await heading('The overview');
    expect(auth.signIn).toHaveBeenCalledTimes(1);
  });

  test('an unconfirmed account has to enter the code', async () => {
    auth.signIn.mockResolvedValueOnce('confirmEmail');
    await fillIn();
    await press('Sign in');
    await heading('Check your email');
    expect(auth.resend).toHaveBeenCalledWith(email);
    await type('Code', '123456');
    await press('Confirm');
    await heading('The overview');
    expect(auth.confirmSignUp).toHaveBeenCalledWith(email, '123456');
  });

  test('an unconfirmed account that may have no further code can give the last one, with the space it was copied with', async () => {
    auth.signIn.mockResolvedValueOnce('confirmEmail');
    auth.resend.mockRejectedValueOnce(refusal('LimitExceededException'));
    await fillIn();
    await press('Sign in');
    await heading('Check your email');
    await user.click(screen.getByLabelText('Code'));
    await user.paste(' 123456 ');
    await press('Confirm');
    await heading('The overview');
    expect(auth.confirmSignUp).toHaveBeenCalledWith(email, '123456');
  });

  test('the password can be made visible', async () => {
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await press('Show: Password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  test('password managers know the fields', () => {
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  test('a forgotten password takes the typed address along', async () => {
    await type('Email', email);
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await heading('Reset password');
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });

  test('the other pages preserve the return address', () => {
    const from = '?from=%2Fdashboards%2FRotterdam%3Fq%3Dbe';
    expect(screen.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', `/auth/registerformik${from}`);
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      `/auth/recoverpwd${from}`,
    );
  });
});

describe('creating an account', () => {
  beforeEach(async () => {
    await renderApp('/auth/registerformik');
    await heading('Create account');
  });

  const register = async () => {
    await type('Email', ` ${email}`);
    await type('Password', password);
    await type('Repeat password', password);
    await user.click(screen.getByRole('checkbox'));
    await press('Create account');
    await heading('Check your email');
  };

  test('takes address and password, then the code, and signs in', async () => {
    await register();
    expect(auth.signUp).toHaveBeenCalledWith(email, password);
    await type('Code', '123456');
    await press('Confirm');
    await heading('The overview');
    expect(auth.confirmSignUp).toHaveBeenCalledWith(email, '123456');
    expect(auth.signIn).toHaveBeenCalledWith({ email, password, remember: true });
  });

  test('announces the step that asks for the code', async () => {
    await register();
    expect(await heading('Check your email')).toHaveFocus();
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('returns to the form, with the focus restored, to use another address', async () => {
    await register();
    await press('Use another address');
    expect(await heading('Create account')).toHaveFocus();
  });

  test('sends another code when asked', async () => {
    await register();
    await press('Send another code');
    expect(await screen.findByText(`Another code is on its way to ${email}.`)).toBeInTheDocument();
    expect(auth.resend).toHaveBeenCalledTimes(1);
  });

  test('says when another code cannot be sent', async () => {
    await register();
    auth.resend.mockRejectedValueOnce(refusal('LimitExceededException'));
    await press('Send another code');
    expect(await screen.findByText(/Too many attempts/)).toBeInTheDocument();
  });

  test('a wrong code can be corrected', async () => {
    await register();
    auth.confirmSignUp.mockRejectedValueOnce(refusal('CodeMismatchException'));
    await type('Code', '000000');
    await press('Confirm');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
    await user.clear(screen.getByLabelText('Code'));
    await type('Code', '123456');
    await press('Confirm');
    await heading('The overview');
  });

  test('another code takes the place of what was wrong with the first', async () => {
    await register();
    auth.confirmSignUp.mockRejectedValueOnce(refusal('CodeMismatchException'));
    await type('Code', '000000');
    await press('Confirm');
    await screen.findByRole('alert');
    await press('Send another code');
    await screen.findByText(`Another code is on its way to ${email}.`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toHaveValue('000000');
  });

  test('if signing in fails afterwards, the sign-in page says that the address is confirmed', async () => {
    await register();
    auth.signIn.mockRejectedValueOnce(refusal('NetworkError'));
    await type('Code', '123456');
    await press('Confirm');
    await heading('Sign in');
    expect(screen.getByRole('status')).toHaveTextContent('Your address is confirmed.');
  });

  test('goes on at the code after a reload, which forgets the password, and ends on the sign-in page', async () => {
    await register();
    await reload();
    await heading('Check your email');
    auth.signIn.mockRejectedValueOnce(refusal('EmptySignInPassword'));
    await type('Code', '123456');
    await press('Confirm');
    await heading('Sign in');
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByRole('status')).toHaveTextContent('Your address is confirmed.');
  });

  test('an address with an account is rejected with a message', async () => {
    auth.signUp.mockRejectedValueOnce(refusal('UsernameExistsException'));
    await type('Email', email);
    await type('Password', password);
    await type('Repeat password', password);
    await user.click(screen.getByRole('checkbox'));
    await press('Create account');
    expect(await screen.findByRole('alert')).toHaveTextContent(/already has an account.*ask an admin/);
  });
});

describe('a forgotten password', () => {
  beforeEach(async () => {
    await renderApp('/auth/recoverpwd');
    await heading('Reset password');
    await type('Email', email);
    await press('Send code');
    await heading('Choose a new password');
    await type('Code', '123456');
    await type('New password', 'nieuw-geheim');
  });

  test('is replaced by code, and the person is signed in', async () => {
    await press('Save and sign in');
    await heading('The overview');
    expect(auth.resetPassword).toHaveBeenCalledWith(email);
    expect(auth.confirmResetPassword).toHaveBeenCalledWith(email, '123456', 'nieuw-geheim');
    expect(auth.signIn).toHaveBeenCalledWith({ email, password: 'nieuw-geheim', remember: true });
  });

  test('goes on at the code after a reload', async () => {
    await reload();
    await heading('Choose a new password');
    expect(screen.getByLabelText('Code')).toHaveValue('');
  });

  test('can have another code, as its sentence for an old one says', async () => {
    await press('Send another code');
    expect(await screen.findByText(`Another code is on its way to ${email}.`)).toBeInTheDocument();
    expect(auth.resetPassword).toHaveBeenCalledTimes(2);
    expect(screen.getByLabelText('New password')).toHaveValue('nieuw-geheim');
  });

  test('says whom to ask where no code comes, for every address alike', () => {
    expect(screen.getByText(/^Still no email\?.* Ask an admin\.$/)).toBeInTheDocument();
  });

  test('stays until the code is right', async () => {
    auth.confirmResetPassword.mockRejectedValueOnce(refusal('ExpiredCodeException'));
    await press('Save and sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is no longer valid.');
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  test('once saved, a failed sign-in leads to the sign-in page', async () => {
    auth.signIn.mockRejectedValueOnce(refusal('NetworkError'));
    await press('Save and sign in');
    await heading('Sign in');
  });
});

describe('an invited person', () => {
  beforeEach(async () => {
    auth.signIn.mockResolvedValueOnce('choosePassword');
    await renderApp('/auth/loginformik?from=%2Fdashboards%2FRotterdam%3Fq%3Dbe');
    await heading('Sign in');
    await type('Email', email);
    await type('Password', 'tijdelijk');
    await press('Sign in');
    await heading('Choose your password');
  });

  test('chooses a new password, and returns to the previous page', async () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await type('New password', password);
    await type('Repeat password', password);
    await press('Save and sign in');
    await heading('The overview');
    expect(auth.choosePassword).toHaveBeenCalledWith(password);
    expect(window.location.pathname + window.location.search).toBe('/dashboards/Rotterdam?q=be');
  });

  test('a password that is too short or mistyped is reported, and nothing is sent', async () => {
    await type('New password', 'kort');
    await type('Repeat password', 'korter');
    await press('Save and sign in');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Use at least 8 characters\./);
    expect(screen.getByLabelText('Repeat password')).toHaveAccessibleDescription('Type the same password twice.');
    expect(auth.choosePassword).not.toHaveBeenCalled();
  });

  test('an expired sign-in returns to the form, which keeps the address', async () => {
    auth.choosePassword.mockRejectedValueOnce(refusal('NotAuthorizedException', 'Invalid session for the user.'));
    await type('New password', password);
    await type('Repeat password', password);
    await press('Save and sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('That took too long. Go back and sign in again.');
    await press('Back to sign in');
    await heading('Sign in');
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });
});

describe('the local mailbox', () => {
  const codeStep = async () => {
    await renderApp('/auth/recoverpwd');
    await heading('Reset password');
    await type('Email', email);
    await press('Send code');
    await heading('Choose a new password');
  };

  test('is pointed out while the cloud runs on this machine', async () => {
    setCloudConfiguration(configurationAt('http://localhost:4000/graphql'));
    await codeStep();
    expect(screen.getByRole('link', { name: 'Open the local mailbox' })).toHaveAttribute('href', '/_local/mailbox');
  });

  test('is not mentioned otherwise', async () => {
    await codeStep();
    expect(screen.queryByText(/Running locally/)).not.toBeInTheDocument();
  });
});

test('the lock screen that took the place of the offer to lock is announced', async () => {
  const store = guestStore();
  store.dispatch(signedIn({ email, sub: 'u1', role: 'editor' }));
  await renderApp('/auth/lockscreen', store);
  await heading('Lock the screen');
  await press('Lock now');
  expect(await heading('Locked')).toHaveFocus();
});
