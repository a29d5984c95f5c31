import { render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { RichTextToolbar } from '../../../frontend/src/components/rich-text/RichTextToolbar';
import { startTranslations } from '../../../frontend/src/lib/i18n';

let mockIsApple = false;
jest.mock('../../../frontend/src/lib/platform', () => ({
  get isApple() {
    return mockIsApple;
  },
}));

beforeAll(() => startTranslations(['editor'], 'en'));

test.each([
  [false, 'Control+B', 'Bold (Ctrl+B)'],
  [true, 'Meta+B', 'Bold (⌘ B)'],
])('buttons have the keys that the editor listens to: on an Apple device %s', (isApple, keys, title) => {
  mockIsApple = isApple;
  const editor = new Editor({ extensions: [StarterKit], injectCSS: false });
  render(<RichTextToolbar editor={editor} short={false} ref={null} />);
  const bold = screen.getByRole('button', { name: 'Bold' });
  expect(bold).toHaveAttribute('aria-keyshortcuts', keys);
  expect(bold).toHaveAttribute('title', title);
  editor.destroy();
});
