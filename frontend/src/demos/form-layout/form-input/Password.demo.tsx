import './form-input.scss';
import eye from 'bootstrap-icons/icons/eye.svg?glyph';
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?glyph';
import { useId, useState } from 'react';
import { Input, Label, Progress } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 8,
  title: { en: 'Password with a show button', nl: 'Wachtwoord met toonknop' },
  when: {
    en: 'Let people see the password that they choose. Its length makes it strong: the bar shows how strong, in words too.',
    nl: 'Laat mensen het wachtwoord zien dat ze kiezen. Lengte maakt het sterk: de balk toont hoe sterk, ook in woorden.',
  },
} as const satisfies DemoAbout;

export default function Password() {
  const text = useTexts(texts);
  const id = useId();
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const strength = password.length < 8 ? 0 : password.length < 14 ? 1 : 2;
  return (
    <>
      <Label for={id}>{text.label}</Label>
      <div className="password-field">
        <Input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          spellCheck={false}
          aria-describedby={`${id}-strength`}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button
          type="button"
          className="btn btn-icon"
          aria-label={isShown ? text.hide : text.show}
          onClick={() => setShown(!isShown)}
        >
          <Icon icon={isShown ? eyeSlash : eye} />
        </button>
      </div>
      <span id={`${id}-meter`} className="visually-hidden">
        {text.meter}
      </span>
      <Progress
        className="mt-2"
        barAriaLabelledBy={`${id}-meter`}
        barAriaValueText={text.strengths[strength] ?? ''}
        value={Math.min(password.length, 14)}
        max={14}
        color={['danger', 'warning', 'success'][strength] ?? 'success'}
      />
      <p id={`${id}-strength`} role="status" className="form-text">
        {password === '' ? text.hint : text.strengths[strength]}
      </p>
    </>
  );
}

const texts = {
  en: {
    label: 'New password',
    show: 'Show password',
    hide: 'Hide password',
    meter: 'Strength',
    hint: 'Four words that nobody else would put together are best.',
    strengths: ['Too short: make it 8 characters at least.', 'Long enough. Longer is better.', 'Strong.'],
  },
  nl: {
    label: 'Nieuw wachtwoord',
    show: 'Wachtwoord tonen',
    hide: 'Wachtwoord verbergen',
    meter: 'Sterkte',
    hint: 'Vier woorden die niemand anders bij elkaar zou zetten zijn het best.',
    strengths: ['Te kort: maak het minstens 8 tekens.', 'Lang genoeg. Langer is beter.', 'Sterk.'],
  },
};
