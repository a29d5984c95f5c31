import './tag-select.scss';
import { type AriaLiveMessages, components, type GroupBase, type MultiValueRemoveProps } from 'react-select';
import { usePageTheme } from '../../../components/usePageTheme';
import { useTexts } from '../../frame/useTexts';

/** Shared props of every react-select: class names for our style sheet, and translated messages. */
export function useSelect() {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  return {
    unstyled: true,
    classNamePrefix: 'select',
    className: 'select',
    isRtl: rightToLeft,
    placeholder: text.placeholder,
    noOptionsMessage: () => text.none,
    loadingMessage: () => text.loading,
    screenReaderStatus: ({ count }: { count: number }) => text.count(count),
    ariaLiveMessages: text.live,
    components: { MultiValueRemove },
  } as const;
}

/** A tag's remove button with a translated name. */
export function MultiValueRemove<Option, IsMulti extends boolean, Group extends GroupBase<Option>>(
  props: MultiValueRemoveProps<Option, IsMulti, Group>,
) {
  const text = useTexts(texts);
  const label = props.selectProps.getOptionLabel?.(props.data) ?? '';
  return (
    <components.MultiValueRemove {...props} innerProps={{ ...props.innerProps, 'aria-label': text.remove(label) }} />
  );
}

type Live = Omit<AriaLiveMessages<unknown, boolean, GroupBase<unknown>>, 'onFilter'> & {
  onFilter: (filtered: { inputValue: string; resultsMessage: string }) => string;
};

/** Whether it is made from what was typed: that is its value, and its label the offer to make it. */
const isNew = (option: unknown): option is { value: string } =>
  typeof option === 'object' && option !== null && '__isNew__' in option;

const live = (says: {
  guide: Record<'menu' | 'input' | 'value', string>;
  chosen: string;
  removed: string;
  disabled: string;
  of: string;
}): Live => ({
  guidance: ({ context }) => says.guide[context],
  onChange: ({ action, label = '', labels, option, value }) => {
    if (action === 'deselect-option' || action === 'pop-value' || action === 'remove-value')
      return `${label} ${says.removed}`;
    // Of several tags the chosen one is in "option", a single one in "value".
    const chosen = option ?? value;
    if (action === 'select-option' || action === 'initial-input-focus')
      return `${isNew(chosen) ? chosen.value : label || labels.join(', ')} ${says.chosen}`;
    return '';
  },
  onFocus: ({ label = '', isDisabled, isSelected, context, options, focused, selectValue }) => {
    const list = context === 'value' ? selectValue : options;
    const state = [isSelected && says.chosen, isDisabled && says.disabled].filter(Boolean).join(', ');
    return `${label} ${state}, ${list.indexOf(focused) + 1} ${says.of} ${list.length}`;
  },
  onFilter: ({ inputValue, resultsMessage }) => `${resultsMessage} ${inputValue}`,
});

const texts = {
  en: {
    placeholder: 'Choose…',
    none: 'Nothing found',
    loading: 'Looking…',
    remove: (label: string) => `Remove ${label}`,
    count: (count: number) => (count === 1 ? '1 choice.' : `${count} choices.`),
    live: live({
      guide: {
        menu: 'Up and Down go through the choices, Enter takes one, Escape closes the list.',
        input: 'Type to narrow the list, Down opens it, Left goes to what is chosen.',
        value: 'Left and Right go through what is chosen, Backspace removes it.',
      },
      chosen: 'chosen',
      removed: 'removed',
      disabled: 'not to be chosen',
      of: 'of',
    }),
  },
  nl: {
    placeholder: 'Kies…',
    none: 'Niets gevonden',
    loading: 'Zoeken…',
    remove: (label: string) => `${label} weghalen`,
    count: (count: number) => (count === 1 ? '1 keuze.' : `${count} keuzes.`),
    live: live({
      guide: {
        menu: 'Omhoog en omlaag lopen langs de keuzes, Enter neemt er een, Escape sluit de lijst.',
        input: 'Typ om de lijst korter te maken, omlaag opent haar, links gaat naar wat gekozen is.',
        value: 'Links en rechts lopen langs wat gekozen is, Backspace haalt het weg.',
      },
      chosen: 'gekozen',
      removed: 'weggehaald',
      disabled: 'niet te kiezen',
      of: 'van',
    }),
  },
};
