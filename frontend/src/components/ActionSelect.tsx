import type { ComponentProps, KeyboardEvent } from 'react';

/** Keys that would choose another option while the list is closed: arrows, and the first letters of an option. */
const isChoosing = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|[^ ])$/u.test(key) && !ctrlKey && !metaKey && !altKey;

/**
 * A select whose choice acts at once. Keys open its list, where Enter chooses: on the closed one they would act on each
 * option that they pass (WCAG 2.2, 3.2.2).
 */
export function ActionSelect(props: Omit<ComponentProps<'select'>, 'onKeyDown'>) {
  return (
    <select
      {...props}
      onKeyDown={(event) => {
        const select = event.currentTarget;
        // Browsers without it open the list themselves, as Safari does.
        if (!isChoosing(event) || !('showPicker' in select)) return;
        event.preventDefault();
        select.showPicker();
      }}
    />
  );
}
