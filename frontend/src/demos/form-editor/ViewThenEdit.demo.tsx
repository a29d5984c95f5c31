import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'reactstrap';
import { sanitised } from '../../components/rich-text/textFormats';
import { useHydrated } from '../../lib/useHydrated';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';
import { LazyRichText } from './LazyRichText';

export const about = {
  place: 5,
  formerAnchor: 'read-then-edit',
  title: { en: 'View, then edit', nl: 'Bekijken, dan bewerken' },
  when: {
    en: 'Most people only read. What comes out of the store is sanitised again before it is shown; the editor is loaded by whoever presses the button.',
    nl: 'De meesten lezen alleen. Wat uit de opslag komt wordt voor het tonen opnieuw opgeschoond; de editor wordt pas geladen voor wie op de knop drukt.',
  },
} as const satisfies DemoAbout;

export default function ViewThenEdit() {
  const text = useTexts(texts);
  // Sanitising needs a browser.
  const isHydrated = useHydrated();
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const [savedHtml, setSavedHtml] = useState<string>();
  const [draft, setDraft] = useState<string>();
  const html = savedHtml ?? text.description;
  const shown = isHydrated ? sanitised(html) : '';
  const close = () => {
    // Drawn at once: the focus does not come a frame later, when a person may be elsewhere.
    flushSync(() => setDraft(undefined));
    edit.current?.focus();
  };
  if (draft === undefined) {
    return (
      <>
        <h3 className="mb-2">{text.title}</h3>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is assigned */}
        <div className="rich-text-shown prose" dangerouslySetInnerHTML={{ __html: shown }} />
        <Button innerRef={edit} color="secondary" outline className="mt-3" onClick={() => setDraft(html)}>
          {text.edit}
        </Button>
      </>
    );
  }
  return (
    <>
      <h3 id={`${id}-title`} className="mb-2">
        {text.title}
      </h3>
      <LazyRichText
        labelId={`${id}-title`}
        initialHtml={html}
        onChange={setDraft}
        onReady={(editor) => editor.commands.focus('end')}
      />
      <div className="d-flex gap-2 mt-3">
        <Button
          color="primary"
          onClick={() => {
            setSavedHtml(draft);
            close();
          }}
        >
          {text.save}
        </Button>
        <Button color="secondary" outline onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}

const texts = {
  en: {
    title: 'De Gouden Reaal, Amsterdam',
    description:
      '<p>A warehouse from 1648 on the Western Islands, with a <strong>room on the water</strong>.</p><blockquote><p>We saw the bridge open four times a day.</p></blockquote>',
    edit: 'Edit description',
    save: 'Save description',
    cancel: 'Leave as it was',
  },
  nl: {
    title: 'De Gouden Reaal, Amsterdam',
    description:
      '<p>Een pakhuis uit 1648 op de Westelijke Eilanden, met een <strong>kamer aan het water</strong>.</p><blockquote><p>Vier keer per dag zagen we de brug opengaan.</p></blockquote>',
    edit: 'Beschrijving bewerken',
    save: 'Beschrijving opslaan',
    cancel: 'Laten zoals het was',
  },
};
