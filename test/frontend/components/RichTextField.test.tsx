import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { RichTextProps } from '../../../frontend/src/components/rich-text/RichText';
import { RichTextField } from '../../../frontend/src/components/rich-text/RichTextField';

jest.mock('../../../frontend/src/lib/loadTexts', () => ({ loadTexts: () => Promise.resolve() }));

const mockReplace = jest.fn();

/** In place of the editor, which needs a layout. */
jest.mock('../../../frontend/src/components/rich-text/RichText', () => ({
  __esModule: true,
  default: function FakeEditor({ onReady }: RichTextProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once
    useEffect(() => onReady?.({ isDestroyed: false, view: { focus: () => undefined } } as never, mockReplace), []);
    return <div data-testid="editor" />;
  },
}));

test('a letter that is being composed is finished before the editor takes over', async () => {
  const changed = jest.fn();
  render(
    <>
      <span id="name">Text</span>
      <RichTextField labelId="name" html="<p></p><blockquote><p>Hi</p></blockquote>" onChange={changed} />
    </>,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
  fireEvent.compositionStart(field);
  expect(await screen.findByTestId('editor')).not.toBeVisible();
  fireEvent.change(field, { target: { value: 'é' } });
  expect(changed).toHaveBeenLastCalledWith('<p>é</p><blockquote><p>Hi</p></blockquote>');
  expect(mockReplace).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(mockReplace).toHaveBeenCalledWith('<p>é</p><blockquote><p>Hi</p></blockquote>', { from: 2, to: 2 });
  expect(screen.getByTestId('editor')).toBeVisible();
});
