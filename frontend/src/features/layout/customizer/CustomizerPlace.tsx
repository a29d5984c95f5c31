import { lazy, Suspense, useRef, useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { selectCustomizerOpen } from '../layoutSlice';

const Customizer = lazy(() => import('./Customizer'));

/** The panel's place in the frame: its code is loaded when it is first open. */
export function CustomizerPlace() {
  const isOpen = useAppSelector(selectCustomizerOpen);
  // A panel that a reload finds open was not asked for just now: it does not take the focus.
  const foundOpen = useRef(isOpen);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  if (!isOpen) foundOpen.current = false;
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Customizer isOpen={isOpen} takesFocus={!foundOpen.current} />
    </Suspense>
  );
}
