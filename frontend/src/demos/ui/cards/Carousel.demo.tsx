import previous from 'bootstrap-icons/icons/chevron-left.svg?glyph';
import next from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import pause from 'bootstrap-icons/icons/pause-fill.svg?glyph';
import play from 'bootstrap-icons/icons/play-fill.svg?glyph';
import { useEffect, useState } from 'react';
import { Button, Card, CardBody, CardFooter, CardText } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { Scene } from './Scene';

export const about = {
  place: 8,
  title: { en: 'Carousel', nl: 'Carrousel' },
  when: {
    en: 'A few pictures of one thing, in little room. It plays only when asked to, and waits while you point at it.',
    nl: 'Een paar afbeeldingen van één ding, op weinig ruimte. Hij speelt alleen op verzoek en wacht zolang u ernaar wijst.',
  },
} as const satisfies DemoAbout;

export default function Carousel() {
  const text = useTexts(texts);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isTurning = isPlaying && !isHeld;

  useEffect(() => {
    if (!isTurning) return;
    const clock = setInterval(() => setIndex((index) => (index + 1) % slides.length), 4000);
    return () => clearInterval(clock);
  }, [isTurning]);

  const turn = (steps: number) => setIndex((index + steps + slides.length) % slides.length);
  const slide = slides[index] ?? slides[0];
  return (
    // reactstrap's Carousel does not run on React 19.
    <Card
      tag="section"
      className="carousel-card card-narrow overflow-hidden"
      aria-roledescription={text.carousel}
      aria-label={text.title}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset */}
      <div
        role="group"
        aria-roledescription={text.slide}
        aria-label={text.place(index + 1, slides.length)}
        aria-live={isTurning ? 'off' : 'polite'}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
      >
        <Scene key={slide} subject={slide} />
        <CardBody>
          <CardText>{text[slide]}</CardText>
        </CardBody>
      </div>
      <CardFooter>
        <Button
          color="secondary"
          className="btn-icon"
          aria-label={isPlaying ? text.pause : text.play}
          outline
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon icon={isPlaying ? pause : play} />
        </Button>
        <Button color="secondary" className="btn-icon" aria-label={text.previous} outline onClick={() => turn(-1)}>
          <Icon icon={previous} directional />
        </Button>
        <Button color="secondary" className="btn-icon" aria-label={text.next} outline onClick={() => turn(1)}>
          <Icon icon={next} directional />
        </Button>
        <span className="ms-auto" aria-hidden>
          {text.place(index + 1, slides.length)}
        </span>
      </CardFooter>
    </Card>
  );
}

const slides = ['houses', 'windmill', 'tulips'] as const;

const texts = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    title: 'Around the house',
    place: (slide: number, of: number) => `${slide} of ${of}`,
    houses: 'The house is the middle one: five steps up, a blue door.',
    windmill: 'The mill at the end of the street turns on Saturdays.',
    tulips: 'In April the fields begin behind the last bus stop.',
    play: 'Play',
    pause: 'Pause',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  nl: {
    carousel: 'carrousel',
    slide: 'dia',
    title: 'Rondom het huis',
    place: (slide: number, of: number) => `${slide} van ${of}`,
    houses: 'Het huis is het middelste: vijf treden op, blauwe deur.',
    windmill: 'De molen aan het eind van de straat draait op zaterdag.',
    tulips: 'In april beginnen de velden achter de laatste bushalte.',
    play: 'Afspelen',
    pause: 'Pauzeren',
    previous: 'Vorige afbeelding',
    next: 'Volgende afbeelding',
  },
};
