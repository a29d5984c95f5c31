// Holds what somebody presses in a built document until React has taken it over (src/documents/heldInput.ts does then what
// was asked for). A press would be lost otherwise, and a browser would send a form itself, its password in the address.
(() => {
  const inDocument = '#root[data-path] ';
  const pressable = ['button', '[role="button"]', '[role="tab"]', 'summary', '[type="checkbox"]', '[type="radio"]'];
  const selector = pressable.map((name) => inDocument + name).join();
  const held = [];
  const hold = (event, element) => {
    event.preventDefault();
    held.push({ type: event.type, element });
  };
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest(selector);
      if (pressed) hold(event, pressed);
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target.closest(`${inDocument}form`)) hold(event, event.target);
    },
    true,
  );
  window.heldInput = held;
})();
