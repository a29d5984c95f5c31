/** Whether an element reaches beyond a side of the window: what opens there opens towards the other side instead. */
export function isBeyondWindow(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left < 0 || right > document.documentElement.clientWidth;
}
