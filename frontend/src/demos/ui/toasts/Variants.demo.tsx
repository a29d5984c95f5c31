import check from 'bootstrap-icons/icons/check-circle.svg?glyph';
import danger from 'bootstrap-icons/icons/exclamation-octagon.svg?glyph';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?glyph';
import info from 'bootstrap-icons/icons/info-circle.svg?glyph';
import { Icon } from '../../../components/Icon';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'meanings',
  title: { en: 'Variants', nl: 'Varianten' },
  when: {
    en: 'One line without a header. The icon says what the colour says, and only bad news is read out at once.',
    nl: 'Eén regel zonder kop. Het pictogram zegt wat de kleur zegt, en alleen slecht nieuws wordt meteen voorgelezen.',
  },
  controls: {
    color: { kind: 'choice', options: ['success', 'info', 'warning', 'danger'], value: 'success' },
  },
} as const satisfies DemoAbout;

export default function Variants({ color }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const isUrgent = color === 'warning' || color === 'danger';
  return (
    // reactstrap's Toast is always an alert; a success needs only role="status".
    <div key={String(isUrgent)} role={isUrgent ? 'alert' : 'status'}>
      <div className={`toast show border-0 text-bg-${color}`}>
        <div className="toast-body d-flex gap-2 align-items-baseline">
          <Icon icon={glyphs[color]} />
          <span>{text[color]}</span>
        </div>
      </div>
    </div>
  );
}

const glyphs = { success: check, info, warning, danger };

const texts = {
  en: {
    success: 'The note is saved.',
    info: 'Somebody else is looking at this rental too.',
    warning: 'You are offline. Changes are kept until you are back.',
    danger: 'The email to Anna de Wit was not sent.',
  },
  nl: {
    success: 'De notitie is opgeslagen.',
    info: 'Er kijkt nog iemand naar deze verhuring.',
    warning: 'U bent offline. Wijzigingen blijven bewaard tot u terug bent.',
    danger: 'De e-mail aan Anna de Wit is niet verzonden.',
  },
};
