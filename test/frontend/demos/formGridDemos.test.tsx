/** Lists that grow in the demos of the form grid. */
import { fireEvent, render, screen } from '@testing-library/react';
import AutoSizing from '../../../frontend/src/demos/form-layout/form-grid/AutoSizing.demo';
import DynamicRows from '../../../frontend/src/demos/form-layout/form-grid/DynamicRows.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['common'], 'en'));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a guest who is added after the last one was taken away has no date of birth yet', () => {
  render(<DynamicRows />);
  type('Date of birth', '1990-05-01');
  fireEvent.blur(screen.getByLabelText('Date of birth'));
  expect(screen.getByLabelText('Date of birth')).not.toHaveValue('');
  press('Take guest 1 away');
  press('Add a guest');
  expect(screen.getByLabelText('Date of birth')).toHaveValue('');
});

test('the same cost can be added twice', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<AutoSizing />);
  for (let times = 0; times < 2; times += 1) {
    type('What for', 'Windows');
    type('Euros', '85');
    press('Add');
  }
  expect(screen.getAllByText('Repair: Windows, € 85')).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
