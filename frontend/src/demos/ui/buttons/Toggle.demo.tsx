import heart from 'bootstrap-icons/icons/heart.svg?glyph';
import heartFill from 'bootstrap-icons/icons/heart-fill.svg?glyph';
import { useState } from 'react';
import { Button } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Toggle', nl: 'Aan-uitknop' },
  when: {
    en: 'For a setting that takes effect at once. The name stays; aria-pressed and the look say whether it is on.',
    nl: 'Voor een instelling die meteen werkt. De naam blijft; aria-pressed en het uiterlijk zeggen of zij aanstaat.',
  },
} as const satisfies DemoAbout;

export default function Toggle() {
  const text = useTexts(texts);
  const [isFavourite, setFavourite] = useState(false);
  return (
    // reactstrap's ButtonToggle cannot be switched off and lacks aria-pressed.
    <Button
      color="secondary"
      outline
      active={isFavourite}
      aria-pressed={isFavourite}
      onClick={() => setFavourite(!isFavourite)}
    >
      <Icon icon={isFavourite ? heartFill : heart} />
      {text.favourite}
    </Button>
  );
}

const texts = {
  en: { favourite: 'Favourite' },
  nl: { favourite: 'Favoriet' },
};
