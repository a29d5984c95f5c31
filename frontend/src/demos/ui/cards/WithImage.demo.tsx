import { Card, CardBody, CardImg, CardImgOverlay, CardText, CardTitle } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { Scene } from './Scene';

export const about = {
  place: 2,
  formerAnchor: 'with-picture',
  title: { en: 'With an image', nl: 'Met een afbeelding' },
  when: {
    en: 'When people recognise the thing by its picture. Usually above the text; behind the text when the picture is the main content.',
    nl: 'Als mensen het aan de afbeelding herkennen. Meestal boven de tekst; achter de tekst als de afbeelding de hoofdzaak is.',
  },
  controls: {
    picture: { kind: 'choice', options: ['top', 'bottom', 'overlay'], value: 'top' },
  },
} as const satisfies DemoAbout;

export default function WithImage({ picture }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const Words = picture === 'overlay' ? CardImgOverlay : CardBody;
  const words = (
    <Words className={picture === 'overlay' ? 'card-words-below' : ''}>
      <CardTitle tag="h3">{text.title}</CardTitle>
      <CardText>{text.price}</CardText>
    </Words>
  );
  return (
    <Card className="card-narrow">
      {picture === 'bottom' && words}
      <CardImg
        tag={Scene}
        subject="houses"
        label={text.picture}
        top={picture === 'top'}
        bottom={picture === 'bottom'}
      />
      {picture !== 'bottom' && words}
    </Card>
  );
}

const texts = {
  en: { title: 'Three gables on the Singel', price: 'From €145 a night, 2 bedrooms', picture: 'Three canal houses' },
  nl: {
    title: 'Drie gevels aan de Singel',
    price: 'Vanaf € 145 per nacht, 2 slaapkamers',
    picture: 'Drie grachtenhuizen',
  },
};
