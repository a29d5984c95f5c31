/**
 * Call when a drag begins: a card that is let go over itself would open its ticket. dnd-kit hides that click from React,
 * which leaves the link to the browser. The next press of the pointer clicks again; keys do so at all times.
 */
export function stopClickAfterDrag(): void {
  const stop = (event: MouseEvent) => {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true });
  const allow = () => window.removeEventListener('click', stop, { capture: true });
  window.addEventListener('pointerdown', allow, { capture: true, once: true });
}
