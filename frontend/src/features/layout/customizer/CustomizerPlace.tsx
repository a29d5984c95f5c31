import { Suspense, useRef, useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { defineLazy, LazyComponent, usePreload } from '../../../components/LazyComponent';
import { type FocusMark, markFocus } from '../../../lib/focusMark';
import { selectCustomizerOpen } from '../layoutSlice';

const customizer = defineLazy(() => import('./Customizer'), ['customizer']);
const parts = [customizer];

/** The panel's container: its code is loaded in the background, or when the panel is first opened. */
export function CustomizerPlace() {
  const isOpen = useAppSelector(selectCustomizerOpen);
  // A panel that was open before a reload does not take the focus.
  const wasOpen = useRef(isOpen);
  const opened = useRef<FocusMark | null>(null);
  const [isNeeded, setNeeded] = useState(isOpen);
  usePreload(parts);
  if (isOpen && !isNeeded) setNeeded(true);
  if (isOpen !== wasOpen.current) {
    wasOpen.current = isOpen;
    opened.current = isOpen ? markFocus() : null;
  }
  if (!isNeeded) return null;
  return (
    <Suspense>
      <LazyComponent part={customizer} props={{ isOpen, opened: opened.current }} />
    </Suspense>
  );
}
