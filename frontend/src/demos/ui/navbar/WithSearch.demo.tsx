import { type FormEvent, useState } from 'react';
import { Button, Form, Input, Navbar, NavbarBrand } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'With a search form', nl: 'Met een zoekveld' },
  when: {
    en: 'When most readers come to find one thing. The form is a search landmark, which a screen reader jumps to.',
    nl: 'Als de meeste lezers één ding komen zoeken. Het formulier is een zoekgebied waar een schermlezer naartoe springt.',
  },
} as const satisfies DemoAbout;

export default function WithSearch() {
  const text = useTexts(texts);
  const [found, setFound] = useState<readonly string[]>(cities);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('city')).trim().toLowerCase();
    setFound(cities.filter((city) => city.toLowerCase().includes(wanted)));
  };
  return (
    <>
      <Navbar aria-label={text.label} className="mb-3">
        <NavbarBrand tag="span">Grachtenhuizen</NavbarBrand>
        <Form role="search" aria-label={text.search} onSubmit={search} className="d-flex gap-2">
          <Input type="search" name="city" aria-label={text.city} placeholder={text.example} />
          <Button color="primary">{text.find}</Button>
        </Form>
      </Navbar>
      <p role="status">{found.length > 0 ? found.join(', ') : text.nothing}</p>
    </>
  );
}

const cities = ['Amersfoort', 'Amsterdam', 'Delft', 'Leiden', 'Utrecht'];

const texts = {
  en: {
    label: 'Search bar',
    search: 'Houses',
    city: 'City',
    example: 'Such as Delft',
    find: 'Find',
    nothing: 'No house there yet.',
  },
  nl: {
    label: 'Zoekbalk',
    search: 'Huizen',
    city: 'Stad',
    example: 'Zoals Delft',
    find: 'Zoeken',
    nothing: 'Daar is nog geen huis.',
  },
};
