/// <reference lib="dom" />

/**
 * A field's page and place; or, in a dialog, which is the same on every page, what the dialog and the field are called. Runs
 * in the page.
 */
export function placeOf(field: SVGElement | HTMLElement): string {
  if (field.closest('main') === null) {
    const dialog = field.closest('[role=dialog], [role=alertdialog], dialog');
    const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent;
    const labels = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
    const called = [
      title ?? dialog?.getAttribute('aria-label'),
      labels?.[0]?.textContent,
      field.getAttribute('aria-label'),
      field.className,
    ];
    return called.map((words) => words?.trim() ?? '').join(' / ');
  }
  const steps: string[] = [];
  for (let at: Element | null = field; at && at !== document.body; at = at.parentElement) {
    const among = [...(at.parentElement?.children ?? [])].filter(({ tagName }) => tagName === at?.tagName);
    steps.push(`${at.tagName}${among.indexOf(at)}`);
  }
  return `${location.pathname} ${steps.join()}`;
}
