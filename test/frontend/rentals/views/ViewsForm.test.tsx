import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListParams } from '../../../../frontend/src/features/rentals/filter/useListParams';
import { defaultColumns } from '../../../../frontend/src/features/rentals/table/columnPreferences';
import { maxViews, noViews, viewStore } from '../../../../frontend/src/features/rentals/views/savedViews';
import { useViews } from '../../../../frontend/src/features/rentals/views/useViews';
import ViewsForm from '../../../../frontend/src/features/rentals/views/ViewsForm';
import { regionId } from '../../../../frontend/src/lib/announce';
import { isolate } from '../../../../frontend/src/lib/isolate';
import { renderRentals } from '../renderRentals';

const onClose = jest.fn();

function Form() {
  return <ViewsForm views={useViews(useListParams())} onClose={onClose} />;
}

const nameField = () => screen.getByLabelText('Save what is shown as a view');
const storedNames = () => viewStore.read(null).views.map(({ name }) => name);

describe('saving one view more than there can be', () => {
  const names = Array.from({ length: maxViews }, (_, index) => `View ${index}`);

  beforeEach(() => {
    const views = names.map((name, index) => ({ id: `v${index}`, name, search: '', columns: defaultColumns }));
    viewStore.write(null, { ...noViews, views, defaultId: 'v0' });
    renderRentals(<Form />);
  });

  it('is refused with what to do, and works once that is done', async () => {
    await userEvent.type(nameField(), 'North{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('There are 100 views, as many as can be saved. Delete one');
    expect(nameField()).toHaveAccessibleDescription(/There are 100 views/);
    expect(nameField()).toBeInvalid();
    expect(onClose).not.toHaveBeenCalled();
    expect(storedNames()).toEqual(names);

    await userEvent.click(screen.getByRole('button', { name: `Delete ${isolate('View 7')}` }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(storedNames()).toEqual([...names.filter((name) => name !== 'View 7'), 'North']);
    expect(viewStore.read(null).defaultId).toBe('v0');
    expect(onClose).toHaveBeenCalled();
  });

  it('replaces a view of the same name', async () => {
    await userEvent.type(nameField(), 'View 3{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(storedNames()).toEqual(names);
  });
});

test('saved changes of a view end as a saved view does: the panel closes, and it is announced', async () => {
  onClose.mockClear();
  viewStore.write(null, { ...noViews, views: [{ id: 'v', name: 'North', search: '', columns: defaultColumns }] });
  renderRentals(
    <>
      <Form />
      <p id={regionId('polite')} role="status" />
    </>,
    { address: '/?view=v&q=noord' },
  );
  await userEvent.click(screen.getByRole('button', { name: `Save changes to ${isolate('North')}` }));
  expect(viewStore.read(null).views).toMatchObject([{ name: 'North', search: 'q=noord' }]);
  expect(onClose).toHaveBeenCalled();
  expect(screen.getByText(`View ${isolate('North')} is saved.`)).toBeInTheDocument();
});

test('the Enter that confirms a word in an input method does not end renaming a view', async () => {
  viewStore.write(null, { ...noViews, views: [{ id: 'v', name: 'North', search: '', columns: defaultColumns }] });
  renderRentals(<Form />);
  await userEvent.click(screen.getByRole('button', { name: `Rename ${isolate('North')}` }));
  await userEvent.keyboard('東');
  fireEvent.keyDown(screen.getByLabelText(`New name for ${isolate('North')}`), { key: 'Enter', isComposing: true });
  await userEvent.keyboard('京{Enter}');
  expect(storedNames()).toEqual(['東京']);
});

test('a view’s name keeps its own direction in what is said of it', async () => {
  viewStore.write(null, { ...noViews, views: [{ id: 'v', name: 'North (2)', search: '', columns: defaultColumns }] });
  const { store } = renderRentals(<Form />);
  const name = isolate('North (2)');
  expect(screen.getByTitle(`Make ${name} the default view`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  expect(store.getState().notifications.items).toMatchObject([{ params: { name } }]);
});

test('a double click on the button of one view deletes no other', () => {
  const views = ['North', 'South'].map((name) => ({ id: name, name, search: '', columns: defaultColumns }));
  viewStore.write(null, { ...noViews, views });
  renderRentals(<Form />);
  fireEvent.click(screen.getByRole('button', { name: `Delete ${isolate('North')}` }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: `Delete ${isolate('South')}` }), { detail: 2 });
  expect(storedNames()).toEqual(['South']);
});
