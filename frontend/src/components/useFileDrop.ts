import { useEffect, useState } from 'react';

/** The number of open dialogs that take files. While there is one, the page under it takes none. */
let openDialogs = 0;

/**
 * Watches for a file that is dragged over the page and dropped.
 * @param onDrop has to stay the same between renders
 * @param multiple whether it is called for each of several files, rather than for the first
 * @param inDialog whether the caller is in a dialog, which takes files in place of the page
 * @returns true while a file is over the page, and the caller takes it
 */
export function useFileDrop(onDrop: (file: File) => void, { multiple = false, inDialog = false } = {}): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!inDialog) return;
    openDialogs++;
    return () => {
      openDialogs--;
    };
  }, [inDialog]);
  useEffect(() => {
    const takesFile = () => inDialog || openDialogs === 0;
    // Each element entered is followed by leaving the one before: the page is left when as many were left as entered.
    let entered = 0;
    const bringsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const onEnter = (event: DragEvent) => {
      if (bringsFile(event)) setIsOver(++entered > 0 && takesFile());
    };
    const onLeave = (event: DragEvent) => {
      if (bringsFile(event)) setIsOver(--entered > 0 && takesFile());
    };
    const onOver = (event: DragEvent) => {
      // Without this the browser opens the file in place of the page.
      if (bringsFile(event)) event.preventDefault();
    };
    const onEnd = (event: DragEvent) => {
      if (!bringsFile(event)) return;
      event.preventDefault();
      entered = 0;
      setIsOver(false);
      if (!takesFile()) return;
      const files = [...(event.dataTransfer?.files ?? [])];
      for (const file of multiple ? files : files.slice(0, 1)) onDrop(file);
    };
    window.addEventListener('dragenter', onEnter);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('dragover', onOver);
    window.addEventListener('drop', onEnd);
    return () => {
      window.removeEventListener('dragenter', onEnter);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('drop', onEnd);
    };
  }, [onDrop, multiple, inDialog]);
  return isOver;
}
