/**
 * Keeps an Escape that is handled already from closing the dialog around, too: the browser's own by the press, and
 * reactstrap's by the release, wherever the focus is by then.
 * @param press the keydown event, React's or the browser's
 */
export function stopEscape(press: Pick<KeyboardEvent, 'preventDefault' | 'stopPropagation'>): void {
  press.preventDefault();
  press.stopPropagation();
  const onKeyUp = (release: KeyboardEvent) => {
    if (release.key !== 'Escape') return;
    release.stopPropagation();
    end();
  };
  // Another window gets the release after this one has lost the focus.
  const end = () => {
    window.removeEventListener('keyup', onKeyUp, true);
    window.removeEventListener('blur', end);
  };
  window.addEventListener('keyup', onKeyUp, true);
  window.addEventListener('blur', end);
}
