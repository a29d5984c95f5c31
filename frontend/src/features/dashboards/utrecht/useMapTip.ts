import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Whether the map's tooltip is shown. What a finger touched stays shown after it is lifted, until something else is
 * pressed, or the page scrolls.
 */
export function useMapTip(list: RefObject<HTMLElement | null>) {
  const [hasTip, setTip] = useState(false);
  useEffect(() => {
    if (!hasTip) return;
    const cancel = () => setTip(false);
    const pressElsewhere = ({ target }: Event) => list.current?.contains(target as Node) || setTip(false);
    document.addEventListener('pointerdown', pressElsewhere);
    document.addEventListener('pointercancel', cancel);
    return () => {
      document.removeEventListener('pointerdown', pressElsewhere);
      document.removeEventListener('pointercancel', cancel);
    };
  }, [hasTip, list]);
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setTip(false);
  return { hasTip, setTip, onPointerLeave };
}
