import { useEffect, useId, useState } from 'react';
import { Button, Progress } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'running',
  title: { en: 'Pause and resume', nl: 'Pauzeren en hervatten' },
  when: {
    en: 'For a task of more than a few seconds: how far, in figures too, with a way to pause and to stop.',
    nl: 'Voor een taak van meer dan een paar seconden: hoe ver, ook in getallen, met een manier om te pauzeren en te stoppen.',
  },
} as const satisfies DemoAbout;

const all = 240;

export default function PauseAndResume() {
  const text = useTexts(texts);
  const id = useId();
  const [state, setState] = useState<'ready' | 'running' | 'paused'>('ready');
  const [count, setCount] = useState(0);
  const isDone = count === all;

  useEffect(() => {
    if (state !== 'running' || isDone) return;
    const timer = setInterval(() => setCount((count) => Math.min(count + 8, all)), 100);
    return () => clearInterval(timer);
  }, [state, isDone]);

  const go = () => {
    if (!isDone) setState(state === 'running' ? 'paused' : 'running');
  };
  const stop = () => {
    setState('ready');
    setCount(0);
  };
  return (
    <>
      <div className="d-flex justify-content-between mb-1">
        <span id={id}>{text.title}</span>
        <span>{text.count(count)}</span>
      </div>
      <Progress
        value={count}
        max={all}
        color={isDone ? 'success' : undefined}
        barAriaLabelledBy={id}
        barAriaValueText={text.count(count)}
      />
      <div className="d-flex gap-2 my-3">
        {/* Unlike disabled, aria-disabled keeps the focus. */}
        <Button color="primary" className={isDone ? 'disabled' : ''} aria-disabled={isDone} onClick={go}>
          {text.go[state]}
        </Button>
        <Button
          color="secondary"
          outline
          className={state === 'ready' ? 'disabled' : ''}
          aria-disabled={state === 'ready'}
          onClick={stop}
        >
          {isDone ? text.again : text.stop}
        </Button>
      </div>
      <p role="status">{isDone ? text.done : text.state[state]}</p>
    </>
  );
}

const texts = {
  en: {
    title: 'Importing rentals.csv',
    count: (count: number) => `${count} of 240 rentals`,
    go: { ready: 'Import', running: 'Pause', paused: 'Go on' },
    stop: 'Stop',
    again: 'Start again',
    state: { ready: 'Ready to import.', running: 'Importing.', paused: 'The import is paused.' },
    done: 'All 240 rentals are imported.',
  },
  nl: {
    title: 'Bezig met verhuringen.csv',
    count: (count: number) => `${count} van 240 verhuringen`,
    go: { ready: 'Importeren', running: 'Pauzeren', paused: 'Verdergaan' },
    stop: 'Stoppen',
    again: 'Opnieuw beginnen',
    state: { ready: 'Klaar om te importeren.', running: 'Bezig met importeren.', paused: 'De import is gepauzeerd.' },
    done: 'Alle 240 verhuringen zijn geïmporteerd.',
  },
};
