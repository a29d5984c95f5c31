import type { Editor } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { Button, Input, Label } from 'reactstrap';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';
import { LazyRichText } from './LazyRichText';

export const about = {
  place: 2,
  formerAnchor: 'hostile-paste',
  title: { en: 'Pasted HTML, sanitized', nl: 'Geplakte HTML, opgeschoond' },
  when: {
    en: 'People paste from mail, office documents and websites. Scripts, styles, trackers and addresses that run are left out; words, lists and links stay. Change the source, and paste it.',
    nl: 'Mensen plakken uit mail, documenten en websites. Scripts, stijlen, trackers en adressen die iets uitvoeren vallen weg; woorden, lijsten en links blijven. Verander de bron en plak haar.',
  },
} as const satisfies DemoAbout;

const hostile = `<h1 style="position:fixed;inset:0">Your payment failed</h1>
<p onclick="alert(1)">Pay <b>€ 890</b> <a href="javascript:alert(2)">here</a>
or <a href="https://polder.test/pay">there</a>.</p>
<img src="https://tracker.test/pixel.gif" onerror="alert(3)">
<script>alert(4)</script><style>body { display: none }</style>
<iframe src="https://tracker.test"></iframe><svg onload="alert(5)"></svg>
<ul><li>Before <i>Friday</i></li></ul>`;

export default function SanitizedPaste() {
  const text = useTexts(texts);
  const id = useId();
  const editor = useRef<Editor>(null);
  const [source, setSource] = useState(hostile);
  const [html, setHtml] = useState('');
  const paste = () => {
    editor.current?.chain().clearContent().focus().run();
    editor.current?.view.pasteHTML(source);
  };
  return (
    <div className="d-grid gap-3">
      <div>
        <Label for={`${id}-source`}>{text.source}</Label>
        <Input
          id={`${id}-source`}
          type="textarea"
          rows={8}
          dir="ltr"
          spellCheck={false}
          className="font-monospace small"
          value={source}
          onChange={(event) => setSource(event.target.value)}
        />
      </div>
      <div>
        <Button color="primary" onClick={paste}>
          {text.paste}
        </Button>
      </div>
      <div>
        <p id={`${id}-label`} className="form-label">
          {text.label}
        </p>
        <LazyRichText
          labelId={`${id}-label`}
          onChange={setHtml}
          onReady={(ready) => {
            editor.current = ready;
          }}
        />
      </div>
      {html && (
        <figure className="mb-0">
          <figcaption className="form-label">{text.left}</figcaption>
          <pre className="rich-text-output" dir="ltr">
            {html}
          </pre>
        </figure>
      )}
    </div>
  );
}

const texts = {
  en: { source: 'What somebody copied', paste: 'Paste it', label: 'Answer to the guest', left: 'What is left of it' },
  nl: {
    source: 'Wat iemand kopieerde',
    paste: 'Plak het',
    label: 'Antwoord aan de gast',
    left: 'Wat ervan overblijft',
  },
};
