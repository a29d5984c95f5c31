// Queues presses in a built document until React has hydrated it (src/documents/heldInput.ts replays them). Otherwise they
// would be lost, and a browser would submit a form natively, with its password in the address.
(() => {
  const held = [];
  const isInDocument = (element) => element.closest('#root[data-path]') !== null;
  const hold = (event, details) => {
    // A part that is already hydrated would handle it now, and again on replay.
    event.stopImmediatePropagation();
    // Of a button's content, React may replace what was pressed: a guest's icon by the picture of the account.
    const element = event.target.closest('button, summary') ?? event.target;
    held.push({ type: event.type, element, ...details });
  };

  // Links and fields work without a script.
  const native = 'a[href]:not([role]), label, select, textarea, input:not([type="checkbox"], [type="radio"])';
  const onClick = (event) => {
    const { target } = event;
    if (!isInDocument(target)) return;
    // A checkbox changes immediately; React gets the event later.
    if (target.matches('[type="checkbox"], [type="radio"]')) {
      hold(event, { isChecked: target.checked });
    } else if (!target.closest(native)) {
      event.preventDefault();
      hold(event);
    }
  };

  const onSubmit = (event) => {
    if (!isInDocument(event.target)) return;
    event.preventDefault();
    hold(event);
  };

  // As in the hydrated page: a press somewhere else or Tab ends a palette that is not open yet, with what was typed for
  // it.
  const opensPalette = ({ isPalette, element }) => isPalette || element.closest('.palette-button');
  const endPalette = () => {
    const opening = held.findIndex(opensPalette);
    if (opening < 0) return;
    held.push(...held.splice(opening).filter((one) => !one.key && !opensPalette(one)));
  };

  const onKeyDown = (event) => {
    // Keys that follow held ones wait for those. Replayed events, which come then, are not trusted.
    const isBehindOthers = held.length > 0 && event.isTrusted;
    if (document.querySelector('#root[data-path]') === null && !isBehindOthers) return;
    // A browser that fills in a form sends events without a key.
    const { target, key = '', code, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isPalette = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    const isTyped = target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
    // Enter and Space activate a button, which dispatches a click.
    const isPress = ['Enter', ' '].includes(key) && target.matches('a, button, input, summary');
    // The field of a dialog that a held key has opened has the focus: the letter comes after those that are still held.
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    const isAhead = isBehindOthers && isLetter && target.closest('dialog.palette, [role="dialog"]') !== null;
    if (key === 'Tab') endPalette();
    if (key === 'Tab' || isPress || (isTyped && !isPalette && !isAhead)) return;
    if (isPalette || isAhead || target.matches('[role]')) event.preventDefault();
    hold(event, { isPalette, key: { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true } });
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  // On the window, before the listener that buffers letters for the palette: those still held come first.
  window.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerdown', endPalette, true);
  window.heldInput = held;
})();
