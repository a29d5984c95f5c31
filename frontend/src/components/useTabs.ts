import { type KeyboardEvent, useId, useState } from 'react';
import { horizontalKeys, moveFocus, verticalKeys } from '../lib/moveFocus';

export interface TabsOptions<Name extends string> {
  /** The names of the tabs, in their order. */
  readonly names: readonly Name[];
  /** The controlled tab, such as from the address; uncontrolled, the first one is chosen initially. */
  readonly chosen?: Name;
  readonly onChoose?: (name: Name) => void;
  readonly vertical?: boolean;
  /** Manual activation, for tabs whose content loads slowly: arrows move the focus, Enter or Space selects. */
  readonly manual?: boolean;
}

/**
 * What reactstrap's tabs leave out: roles, names, and keys. Spread `list` on Nav, `item` on NavItem, `tab(name)` on
 * NavLink and `panel(name)` on TabPane; TabContent gets `chosen`.
 */
export function useTabs<Name extends string>({ names, onChoose, vertical, manual, ...options }: TabsOptions<Name>) {
  const id = useId();
  const [own, setOwn] = useState(names[0]);
  const chosen = options.chosen ?? own;
  const choose = (name: Name) => {
    setOwn(name);
    onChoose?.(name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)'));
    const keys = vertical ? verticalKeys : horizontalKeys(getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!moveFocus(event, tabs, keys)) return;
    event.preventDefault();
    if (!manual) (document.activeElement as HTMLElement).click();
  };
  return {
    chosen,
    choose,
    list: { role: 'tablist', 'aria-orientation': vertical ? ('vertical' as const) : undefined, onKeyDown },
    item: { role: 'presentation' },
    tab: (name: Name) => ({
      id: `${id}-${name}`,
      tag: 'button' as const,
      type: 'button',
      role: 'tab',
      active: name === chosen,
      'aria-selected': name === chosen,
      'aria-controls': `${id}-${name}-panel`,
      tabIndex: name === chosen ? 0 : -1,
      onClick: () => choose(name),
    }),
    panel: (name: Name) => ({
      id: `${id}-${name}-panel`,
      tabId: name,
      role: 'tabpanel',
      'aria-labelledby': `${id}-${name}`,
      tabIndex: 0,
    }),
  };
}
