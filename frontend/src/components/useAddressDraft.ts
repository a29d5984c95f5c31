import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const pauseBeforeSettling = 250;

export interface AddressDraft {
  readonly text: string;
  change(text: string): void;
  /** Settles immediately, as for Enter or when the field loses the focus. */
  settle(): void;
}

export interface AddressDraftOptions {
  /** What can already be done with each letter. */
  readonly onChange?: (text: string) => void;
  /** What the address has once a text has settled, where that is not the text: a number without its leading zeros. */
  readonly toValue?: (text: string) => string;
  /** The text to start with; the address's value if absent. */
  readonly initialText?: string | undefined;
}

/**
 * The text of a field whose value is in the address. The field shows what is typed, and the address follows after a
 * pause: the router updates with low priority, so a field bound to the address would lose letters typed meanwhile. A
 * value changed elsewhere, such as a cleared filter, replaces the text.
 * @param value the address's
 * @param onSettle writes the text to the address
 */
export function useAddressDraft(
  value: string,
  onSettle: (text: string) => void,
  { onChange, toValue = itself, initialText = value }: AddressDraftOptions = {},
): AddressDraft {
  const [text, setText] = useState(initialText);
  const location = useLocation();
  const settled = useRef(value);
  const { pathname } = location;
  const latest = useRef({ text, onSettle, toValue, pathname });
  latest.current = { text, onSettle, toValue, pathname };

  useEffect(() => {
    // The page is drawn with an address that has changed since: the one to go by is on its way.
    if (location.search !== window.location.search) return;
    if (value === settled.current) return;
    settled.current = value;
    setText(value);
  }, [value, location]);

  const settle = useRef((draft: string) => {
    const next = latest.current.toValue(draft);
    // The address may be another page's, which is not drawn yet.
    if (next === settled.current || window.location.pathname !== latest.current.pathname) return;
    settled.current = next;
    latest.current.onSettle(draft);
  }).current;

  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseBeforeSettling);
    return () => clearTimeout(timer);
  }, [text, settle]);

  // A field that goes with its panel gets no blur event.
  useEffect(() => () => settle(latest.current.text), [settle]);

  return {
    text,
    change: (draft) => {
      setText(draft);
      onChange?.(draft);
    },
    settle: () => {
      settle(text);
      // What has no value stays as it was typed, to be put right.
      setText(toValue(text) || text);
    },
  };
}

const itself = (text: string) => text;
