import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Modal } from 'reactstrap';
import { Combobox } from '../../../frontend/src/components/Combobox';
import DateField from '../../../frontend/src/components/date/DateField';
import { PopoverDialog } from '../../../frontend/src/components/PopoverDialog';
import { LinkForm } from '../../../frontend/src/components/rich-text/LinkForm';
import { SearchField } from '../../../frontend/src/components/SearchField';
import { startTranslations } from '../../../frontend/src/lib/i18n';

const onClose = jest.fn();
const renderDialog = (content: ReactNode) =>
  render(
    <Modal isOpen toggle={onClose} fade={false}>
      {content}
    </Modal>,
  );

function Suggestions() {
  const [value, setValue] = useState('');
  return (
    <Combobox
      aria-label="Field"
      value={value}
      onChange={setValue}
      options={['Utrecht']}
      keyOf={(name) => name}
      renderOption={(name) => name}
      onTake={setValue}
      listLabel="Cities"
      countText={String}
    />
  );
}

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Field" value={value} onChange={setValue} />;
}

/** Closing it moves the focus to the text, as the editor does. */
function Link() {
  const [isOpen, setOpen] = useState(true);
  const editor = { commands: { focus: () => document.querySelector<HTMLElement>('#text')?.focus() } };
  return (
    <>
      <textarea id="text" />
      {isOpen && <LinkForm editor={editor as never} href={undefined} onClose={() => setOpen(false)} />}
    </>
  );
}

/** reactstrap reads `keyCode`, which user-event leaves out. */
function pressEscape(): void {
  const key = { key: 'Escape', keyCode: 27 };
  fireEvent.keyDown(document.activeElement ?? document.body, key);
  fireEvent.keyUp(document.activeElement ?? document.body, key);
}

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});
beforeAll(() => startTranslations(['common', 'editor'], 'en'));
beforeEach(() => onClose.mockClear());

describe('Escape closes the part alone, and then the dialog', () => {
  test('of suggestions', async () => {
    renderDialog(<Suggestions />);
    await userEvent.type(screen.getByLabelText('Field'), 'u');
    pressEscape();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    pressEscape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('of a date’s calendar', async () => {
    renderDialog(<DateField id="day" label="Day" value="" onChange={jest.fn()} />);
    await userEvent.click(screen.getByRole('button'));
    pressEscape();
    expect(screen.queryByRole('dialog', { name: 'Calendar' })).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    pressEscape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('of a popover', async () => {
    renderDialog(
      <PopoverDialog label="More" title="More of it">
        {() => 'More'}
      </PopoverDialog>,
    );
    const opener = screen.getByRole('button', { name: 'More' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'More of it' });
    pressEscape();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(onClose).not.toHaveBeenCalled();
    pressEscape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('of a link’s form, which moves the focus', async () => {
    renderDialog(<Link />);
    await userEvent.type(screen.getByLabelText('Leads to'), 'x');
    pressEscape();
    expect(document.activeElement?.id).toBe('text');
    expect(onClose).not.toHaveBeenCalled();
    pressEscape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('of a search, once it is empty', async () => {
    renderDialog(<Search />);
    const field = screen.getByLabelText('Field');
    await userEvent.type(field, 'u');
    pressEscape();
    expect(field).toHaveValue('');
    expect(onClose).not.toHaveBeenCalled();
    pressEscape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('an Escape that another window saw the end of does not keep the next one from the dialog', async () => {
  renderDialog(<Suggestions />);
  await userEvent.type(screen.getByLabelText('Field'), 'u');
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'Escape' });
  fireEvent.blur(window);
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape leaves an empty search that is in no dialog', async () => {
  render(<Search />);
  await userEvent.click(screen.getByLabelText('Field'));
  pressEscape();
  expect(screen.getByLabelText('Field')).not.toHaveFocus();
});

test('the keys that end a word in an input method neither empty a search nor apply a link', () => {
  render(<Search />);
  const field = screen.getByLabelText('Field');
  fireEvent.change(field, { target: { value: '東京' } });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(field).toHaveValue('東京');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).toHaveValue('');

  render(<Link />);
  const address = screen.getByRole('textbox', { name: 'Leads to' });
  fireEvent.change(address, { target: { value: 'とう' } });
  fireEvent.keyDown(address, { key: 'Enter', isComposing: true });
  expect(address).toBeInTheDocument();
  expect(address).toBeValid();
});

test('an Escape of an input method closes no dialog around the field', () => {
  onClose.mockClear();
  renderDialog(<Search />);
  const field = screen.getByLabelText('Field');
  fireEvent.change(field, { target: { value: '東京' } });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  fireEvent.keyUp(field, { key: 'Escape' });
  expect(field).toHaveValue('東京');
  expect(onClose).not.toHaveBeenCalled();
});
