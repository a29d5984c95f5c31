/** What the demos of forms say about an answer that changes. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import Floating from '../../../frontend/src/demos/form-layout/form-basic/Floating.demo';
import Vertical from '../../../frontend/src/demos/form-layout/form-basic/Vertical.demo';
import Files from '../../../frontend/src/demos/form-layout/form-input/Files.demo';
import Slider from '../../../frontend/src/demos/form-layout/form-input/Slider.demo';
import Branching from '../../../frontend/src/demos/form-steps/Branching.demo';
import StepsInUrl from '../../../frontend/src/demos/form-steps/StepsInUrl.demo';
import Wizard from '../../../frontend/src/demos/form-steps/Wizard.demo';
import CrossField from '../../../frontend/src/demos/form-validation/CrossField.demo';
import NativeValidation from '../../../frontend/src/demos/form-validation/NativeValidation.demo';
import Rules from '../../../frontend/src/demos/form-validation/Rules.demo';
import ServerErrors from '../../../frontend/src/demos/form-validation/ServerErrors.demo';
import Summary from '../../../frontend/src/demos/form-validation/Summary.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['common'], 'en'));

const type = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const status = () => screen.getByRole('status');

describe('steps in the URL', () => {
  const open = (address: string) => {
    const router = createMemoryRouter([{ path: '/', element: <StepsInUrl /> }], { initialEntries: [address] });
    render(<RouterProvider router={router} />);
    return router;
  };

  test('a step that is not there yet does not open while an answer is typed', async () => {
    const router = open('/?repair=2');
    await waitFor(() => expect(router.state.location.search).toBe('?repair=1'));
    type('In which house is it?', 'D');
    expect(screen.getByLabelText('In which house is it?')).toHaveValue('D');
    await press('Continue');
    expect(screen.getByRole('heading', { name: 'Step 2 of 3: What is broken?' })).toHaveFocus();
  });

  test('a sent form is at its first step', async () => {
    const router = open('/');
    type('In which house is it?', 'De Gouden Reaal');
    await press('Continue');
    type('What is broken?', 'The boiler');
    await press('Continue');
    type('When may somebody come in?', 'Any morning');
    await press('Report repair');
    expect(status()).toHaveTextContent('Reported. Somebody will call today.');
    expect(router.state.location.search).toBe('?repair=1');
    type('In which house is it?', 'Vlietboot');
    expect(status()).toBeEmptyDOMElement();
  });
});

test('the heading of a conditional step says its number, and the fields have their questions alone', async () => {
  render(<Branching />);
  const heading = (name: string) => screen.findByRole('heading', { name });
  fireEvent.click(screen.getByLabelText('A company'));
  expect(await heading('Step 1 of 4: Who owns the house?')).toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: 'Who owns the house?' })).toBeInTheDocument();
  await press('Continue');
  await waitFor(async () => expect(await heading('Step 2 of 4: What is the company called?')).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'What is the company called?' })).toBeInTheDocument();
});

test('a stay that was booked is told of until the next answer or problem', async () => {
  localStorage.clear();
  render(<Wizard />);
  const book = async () => {
    await act(async () => {
      type('Name', 'Mila');
      type('Email', 'mila@example.nl');
    });
    await press('Continue');
    await screen.findByLabelText('House');
    await act(async () => {
      type('House', 'kade');
      type('Arrival', '2099-12-04');
    });
    await press('Continue');
    await screen.findByLabelText('Wishes');
    await press('Continue');
    await screen.findByRole('button', { name: 'Book this stay' });
    await press('Book this stay');
    await waitFor(() => expect(status()).toHaveTextContent('Booked for Mila.'));
  };
  await book();
  await press('Continue');
  await waitFor(() => expect(screen.getByText('Enter the name of the guest.')).toBeInTheDocument());
  expect(status()).toBeEmptyDOMElement();
  await book();
  await act(async () => type('Name', 'Daan'));
  expect(status()).toBeEmptyDOMElement();
});

test('a stay is not booked for a day that has passed while its review was open', async () => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-12-04T23:59'), advanceTimers: true });
  render(<Wizard />);
  await act(async () => {
    type('Name', 'Mila');
    type('Email', 'mila@example.nl');
  });
  await press('Continue');
  await act(async () => {
    type('House', 'kade');
    type('Arrival', '2026-12-04');
  });
  await press('Continue');
  await press('Continue');
  jest.setSystemTime(new Date('2026-12-05T00:01'));
  await press('Book this stay');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Step 2 of 4: Stay' })).toHaveFocus());
  expect(screen.getByLabelText('Arrival')).toHaveAccessibleDescription('Choose the day of arrival, today or later.');
  expect(screen.getByLabelText('House')).toHaveValue('kade');
  expect(status()).toBeEmptyDOMElement();
  jest.useRealTimers();
});

describe('a stay', () => {
  const check = async () => {
    render(<CrossField />);
    type('From', '2026-12-05');
    type('Until', '2026-12-08');
    await press('Check the stay');
    await waitFor(() => expect(status()).toHaveTextContent('Free for those 3 nights.'));
  };

  test('is free only on the days that were checked', async () => {
    await check();
    await act(async () => type('Until', '2026-12-09'));
    expect(status()).toBeEmptyDOMElement();
    await press('Check the stay');
    await waitFor(() => expect(status()).toHaveTextContent('Free for those 4 nights.'));
  });

  test('is not checked with a date that cannot be read', async () => {
    await check();
    await act(async () => type('Until', 'soon'));
    expect(status()).toBeEmptyDOMElement();
    await press('Check the stay');
    await waitFor(() => expect(screen.getByLabelText('Until')).toHaveFocus());
    expect(status()).toBeEmptyDOMElement();
  });
});

test('a house that was added is told of until the next answer or problem', async () => {
  render(<Rules validateOnBlur validateOnChange />);
  const add = async () => {
    await act(async () => {
      type('Name of the house', 'Zeezicht');
      type('Code', 'RTM-0421');
      type('Owner’s email', 'anne@example.nl');
      type('Guests, 1 to 12', '4');
      type('Kind of house', 'Houseboat');
      fireEvent.click(screen.getByRole('checkbox'));
    });
    await press('Add house');
    await waitFor(() => expect(status()).toHaveTextContent('Zeezicht is added.'));
  };
  await add();
  await press('Add house');
  await waitFor(() => expect(status()).toBeEmptyDOMElement());
  await add();
  await act(async () => type('Code', 'R'));
  expect(status()).toBeEmptyDOMElement();
});

test('a brochure that was sent is told of until the next answer', async () => {
  render(<NativeValidation />);
  type('Postcode', '3011 AB');
  type('Email', 'mila@example.nl');
  await press('Send the brochure');
  expect(status()).toHaveTextContent('The brochure is on its way.');
  type('Postcode', '30');
  expect(status()).toBeEmptyDOMElement();
});

test('a brochure is not sent to an address without a dot after the @', async () => {
  render(<NativeValidation />);
  type('Postcode', '3011 AB');
  type('Email', 'mila@example');
  await press('Send the brochure');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(status()).toBeEmptyDOMElement();
});

test('an owner is saved until the next answer', async () => {
  render(<ServerErrors />);
  await act(async () => {
    type('Owner’s email', 'mila@example.nl');
    type(/^Rent a month/, '900');
  });
  await press('Save owner');
  await waitFor(() => expect(status()).toHaveTextContent('Saved.'));
  await act(async () => type(/^Rent a month/, '9000'));
  expect(status()).toBeEmptyDOMElement();
});

test('files that were chosen are gone with the field for them', () => {
  const { rerender } = render(<Files multiple accept="image/*" />);
  fireEvent.change(screen.getByLabelText('Pictures of the house'), { target: { files: [new File(['a'], 'a.png')] } });
  expect(status()).toHaveTextContent('a.png');
  rerender(<Files multiple={false} accept="image/*" />);
  expect(status()).toHaveTextContent('Nothing chosen yet.');
});

test('a rent beyond the slider becomes the highest one, each time it is typed', () => {
  render(<Slider step="50" ticks disabled={false} />);
  const rent = 'Rent a month at most, exactly';
  for (let times = 0; times < 2; times += 1) {
    type(rent, '9999');
    expect(screen.getByLabelText(rent)).toHaveValue(3000);
  }
  expect(screen.getByRole('slider')).toHaveValue('3000');
});

test.each([
  [
    'a question',
    <Vertical key="vertical" bsSize="md" />,
    { 'Your name': 'Mila', Email: 'mila@example.nl', 'Question about this house': 'Is there a bath?' },
    'Ask the owner',
    /^Thank you, Mila/,
  ],
  [
    'a search',
    <Floating key="floating" />,
    { Email: 'mila@example.nl', City: 'Leiden' },
    'Mail me new houses',
    /^New houses in Leiden/,
  ],
])('%s that was sent is told of until the next answer', async (_, demo, answers, button, said) => {
  render(demo);
  for (const [label, value] of Object.entries(answers)) type(label, value);
  await press(button);
  expect(status()).toHaveTextContent(said);
  type('Email', 'daan@example.nl');
  expect(status()).toBeEmptyDOMElement();
});

test('a booking is told of until the next answer or problem', async () => {
  render(<Summary focus="summary" />);
  const book = async () => {
    await act(async () => {
      type('Guest', 'Mila');
      type('Email', 'mila@example.nl');
      type('Phone on the day of arrival', '06 12345678');
      type('House', 'De Gouden Reaal');
    });
    await press('Book');
    await waitFor(() => expect(status()).toHaveTextContent('Mila gets a confirmation by email.'));
  };
  await book();
  await press('Book');
  await waitFor(() => expect(status()).toBeEmptyDOMElement());
  await book();
  await act(async () => type('Guest', 'D'));
  expect(status()).toBeEmptyDOMElement();
});
