import { useState } from 'react';
import { Input, Label, Nav, NavItem, NavLink, TabContent, TabPane } from 'reactstrap';
import { useTabs } from '../../../components/useTabs';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'fetched-once',
  title: { en: 'Lazily rendered panels', nl: 'Panelen pas tekenen bij openen' },
  when: {
    en: 'When a tab’s content is expensive to load. The arrows only move here, Enter opens, and what was typed is still there afterwards.',
    nl: 'Als de inhoud van een tabblad duur is. De pijltoetsen verplaatsen hier alleen, Enter opent, en wat u typte staat er daarna nog.',
  },
} as const satisfies DemoAbout;

export default function LazyTabs() {
  const text = useTexts(texts);
  const [opened, setOpened] = useState<readonly City[]>(['Leiden']);
  const { chosen, list, item, tab, panel } = useTabs({
    names: cities,
    manual: true,
    onChoose: (city) => setOpened([...opened, city]),
  });
  return (
    <>
      <Nav pills aria-label={text.cities} {...list}>
        {cities.map((city) => (
          <NavItem key={city} {...item}>
            <NavLink {...tab(city)}>{city}</NavLink>
          </NavItem>
        ))}
      </Nav>
      <TabContent activeTab={chosen}>
        {cities.map((city) => (
          <TabPane key={city} {...panel(city)}>
            {opened.includes(city) && (
              <Label className="w-100 mb-0">
                {text.note(city)}
                <Input type="textarea" rows={2} className="mt-1" />
              </Label>
            )}
          </TabPane>
        ))}
      </TabContent>
      <p className="text-secondary mt-3">{text.drawn(new Set(opened).size)}</p>
    </>
  );
}

const cities = ['Leiden', 'Gouda', 'Zwolle'] as const;
type City = (typeof cities)[number];

const texts = {
  en: {
    cities: 'Cities',
    note: (city: string) => `Note about ${city}`,
    drawn: (count: number) => `${count} of 3 drawn`,
  },
  nl: {
    cities: 'Steden',
    note: (city: string) => `Notitie over ${city}`,
    drawn: (count: number) => `${count} van 3 getekend`,
  },
};
