import check from 'bootstrap-icons/icons/check-circle.svg?glyph';
import danger from 'bootstrap-icons/icons/exclamation-octagon.svg?glyph';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?glyph';
import info from 'bootstrap-icons/icons/info-circle.svg?glyph';
import { Icon } from '../../../components/Icon';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'meanings',
  title: { en: 'Variants', nl: 'Varianten' },
  when: {
    en: 'Choose the colour by what it means for the reader, never for how it looks.',
    nl: 'Kies de kleur om wat zij voor de lezer betekent, nooit om hoe zij staat.',
  },
  controls: {
    color: { kind: 'choice', options: ['success', 'info', 'warning', 'danger'], value: 'success' },
    icon: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

export default function Variants({ color, icon }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    // reactstrap's Alert always has role="alert", but this message is there from the start.
    <div className={`alert alert-${color} d-flex gap-2 align-items-baseline`}>
      {icon && <Icon icon={glyphs[color]} />}
      <span>{text[color]}</span>
    </div>
  );
}

const glyphs = { success: check, info, warning, danger };

const texts = {
  en: {
    success: '1,204 rentals were imported.',
    info: 'Prices are shown without tourist tax.',
    warning: '12 rentals have no country. They stay out of the map until they have one.',
    danger: 'The file could not be read. Save it as CSV in UTF-8, and choose it again.',
  },
  nl: {
    success: 'Er zijn 1.204 verhuringen geïmporteerd.',
    info: 'Prijzen zijn zonder toeristenbelasting.',
    warning: '12 verhuringen hebben geen land. Zolang dat zo is, ontbreken ze op de kaart.',
    danger: 'Het bestand is niet te lezen. Sla het op als CSV in UTF-8 en kies het opnieuw.',
  },
};
