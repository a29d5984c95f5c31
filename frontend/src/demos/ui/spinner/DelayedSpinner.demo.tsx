import { useEffect, useState } from 'react';
import { Button, Spinner } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'in-place',
  title: { en: 'Delayed', nl: 'Met vertraging' },
  when: {
    en: 'When a part of the page is fetched. It shows after 300 ms, so that a quick answer brings no flicker, and nothing jumps.',
    nl: 'Als een deel van de pagina wordt opgehaald. Hij komt na 300 ms, dus een snel antwoord flikkert niet, en niets verspringt.',
  },
} as const satisfies DemoAbout;

export default function DelayedSpinner() {
  const text = useTexts(texts);
  const [isLoading, setLoading] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [weather, setWeather] = useState(0);

  useEffect(() => {
    if (!isLoading) return;
    const spinner = setTimeout(() => setSlow(true), 300);
    const answer = setTimeout(() => {
      setLoading(false);
      setSlow(false);
      setWeather((weather) => (weather + 1) % 2);
    }, 1500);
    return () => {
      clearTimeout(spinner);
      clearTimeout(answer);
    };
  }, [isLoading]);

  return (
    <>
      <div role="status" aria-busy={isLoading} className="spinner-place">
        {isSlow ? (
          <>
            <Spinner role="presentation" aria-hidden="true">
              {''}
            </Spinner>
            {text.loading}
          </>
        ) : (
          text.weather[weather]
        )}
      </div>
      <Button color="secondary" outline onClick={() => setLoading(true)}>
        {text.again}
      </Button>
    </>
  );
}

const texts = {
  en: {
    loading: 'Fetching the weather in Vlissingen…',
    weather: ['Vlissingen: 9 °C, wind force 6 from the south-west', 'Vlissingen: 10 °C, wind force 5, a little sun'],
    again: 'Fetch again',
  },
  nl: {
    loading: 'Het weer in Vlissingen ophalen…',
    weather: ['Vlissingen: 9 °C, windkracht 6 uit het zuidwesten', 'Vlissingen: 10 °C, windkracht 5, een beetje zon'],
    again: 'Opnieuw ophalen',
  },
};
