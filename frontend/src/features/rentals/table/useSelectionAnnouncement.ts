import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import { announce } from '../../../lib/announce';

/** Announces the number of selected rows whenever it changes. */
export function useSelectionAnnouncement(selected: number): void {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const last = useRef(selected);
  const sentence = t('table.selected', { formatted: number(selected), count: selected });
  useEffect(() => {
    if (selected === last.current) return;
    last.current = selected;
    announce(sentence);
  }, [sentence, selected]);
}
