import { Button } from 'reactstrap';
import { useAppDispatch } from '../../../app/hooks';
import { notify } from '../../../features/notifications/public/notify';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  formerAnchor: 'from-anywhere',
  title: { en: 'Dispatched from anywhere', nl: 'Van overal te versturen' },
  when: {
    en: 'One dispatch: a toast over whichever page the reader is on, and a line under the bell for later.',
    nl: 'Eén dispatch: een berichtje over de pagina waar de lezer op dat moment is, en een regel onder de bel voor later.',
  },
} as const satisfies DemoAbout;

export default function DispatchedToast() {
  const text = useTexts(texts);
  const dispatch = useAppDispatch();
  return (
    <Button
      color="primary"
      onClick={() =>
        dispatch(
          notify({
            kind: 'success',
            textKey: 'notifications:import.whole',
            params: { fileName: text.fileName },
            action: { textKey: 'notifications:import.report', to: '/ui/progress' },
          }),
        )
      }
    >
      {text.finish}
    </Button>
  );
}

const texts = {
  en: { finish: 'Finish an import', fileName: 'rentals-zeeland.csv' },
  nl: { finish: 'Een import afronden', fileName: 'verhuringen-zeeland.csv' },
};
