import { PopoverDialog } from '../../../components/PopoverDialog';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'place-and-look',
  title: { en: 'Placement and style', nl: 'Plaatsing en stijl' },
  when: {
    en: 'Where it hides least of what it is about. Without room on that side it flips to the other.',
    nl: 'Waar hij het minst bedekt van waar het over gaat. Is daar geen ruimte, dan neemt hij de andere kant.',
  },
  controls: {
    placement: {
      kind: 'choice',
      options: ['top', 'top-start', 'right', 'bottom', 'bottom-end', 'left', 'auto'],
      value: 'bottom',
    },
    hideArrow: { kind: 'switch', value: false },
    attention: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function PlacementAndStyle({ placement, hideArrow, attention }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <div className="text-center">
      <PopoverDialog
        label={text.open}
        title={text.title}
        placement={placement}
        hideArrow={hideArrow}
        className={attention ? 'popover-attention' : undefined}
      >
        {() => text.explanation}
      </PopoverDialog>
    </div>
  );
}

const texts = {
  en: {
    open: 'How is this counted?',
    title: 'Population',
    explanation: 'As the rental’s own row says, summed over what the filter leaves. Deleted rows do not count.',
  },
  nl: {
    open: 'Hoe is dit geteld?',
    title: 'Inwoners',
    explanation:
      'Zoals de rij van de verhuring zegt, opgeteld over wat het filter overlaat. Verwijderde rijen tellen niet mee.',
  },
};
