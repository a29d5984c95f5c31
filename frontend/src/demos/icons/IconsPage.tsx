import { Segments } from '../../components/Segments';
import './icons-page.scss';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../components/ErrorNotice';
import { SearchField } from '../../components/SearchField';
import { useFormats } from '../../components/useFormats';
import { announce } from '../../lib/announce';
import { matchesSearch } from '../../lib/search';
import { PageSource } from '../frame/PageSource';
import { localised, useTexts } from '../frame/useTexts';
import { IconGrid } from './IconGrid';
import { type IconSet, type NamedIcon, svgText } from './iconSet';
import { pageSources } from './pageSources';

const styles = ['all', 'lines', 'filled'] as const;
const forms = ['name', 'svg', 'jsx'] as const;
type Style = (typeof styles)[number];
type Form = (typeof forms)[number];

/** Every icon of a set, with search and copying. */
export function IconsPage({ set }: { readonly set: IconSet }) {
  const { i18n } = useTranslation();
  const text = useTexts(texts);
  const { number } = useFormats();
  const sizeId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { icons, error, retry } = useIcons(set);
  const [search, setSearch] = useState('');
  const [style, setStyle] = useState<Style>('all');
  const [form, setForm] = useState<Form>('name');
  const [size, setSize] = useState(24);
  const [copied, setCopied] = useState('');
  const sought = useDeferredValue(search);
  const found = useMemo(
    () => icons?.filter(([name]) => isOfStyle(name, style) && matchesSearch(sought.replaceAll('-', ' '), name)),
    [icons, style, sought],
  );

  const copy = async (icon: NamedIcon) => {
    const [name] = icon;
    const contents = { name, svg: svgText(set, icon), jsx: set.jsx(name) };
    let said = text.copied(name, text.form[form]);
    try {
      await navigator.clipboard.writeText(contents[form]);
    } catch {
      // The browser refuses, or has no clipboard, as without HTTPS.
      said = text.notCopied(name);
    }
    setCopied(said);
    announce(said);
  };

  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  const count = text.found(number(found?.length ?? 0), number(icons?.length ?? 0));
  return (
    <div className="icons-page">
      <header>
        <h1>{localised(set.title, i18n.language)}</h1>
        <p className="text-secondary">
          {text.lead} <bdi>{set.licence}</bdi>
        </p>
      </header>
      <div className="icons-tools">
        <SearchField ref={field} label={text.search} value={search} onChange={setSearch} outcome={count} />
        {set.hasFilled && (
          <Choice label={text.style.label} names={text.style} choices={styles} chosen={style} onChoose={setStyle} />
        )}
        <Choice label={text.form.label} names={text.form} choices={forms} chosen={form} onChoose={setForm} />
        <label htmlFor={sizeId} className="icons-size">
          {text.size}
          <input
            id={sizeId}
            type="range"
            className="form-range"
            min={16}
            max={64}
            step={8}
            value={size}
            onChange={({ target }) => setSize(target.valueAsNumber)}
          />
          <output htmlFor={sizeId}>{size}</output>
        </label>
        <p className="icons-count">
          <bdi>{icons ? count : text.loading}</bdi>
          {copied && <strong>{copied}</strong>}
        </p>
      </div>
      {!found && (
        <div className="icons-skeleton skeleton" aria-hidden="true">
          <span className="placeholder rounded-3 w-100 h-100" />
        </div>
      )}
      {found?.length === 0 && (
        <div className="icons-none">
          <p>{text.none(text.noneOf[style], search)}</p>
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => {
              // The button goes away.
              field.current?.focus();
              setSearch('');
              setStyle('all');
            }}
          >
            {text.showAll}
          </button>
        </div>
      )}
      {found && found.length > 0 && (
        <IconGrid
          // A new search starts at its first icon.
          key={`${sought} ${style}`}
          set={set}
          icons={found}
          search={sought}
          size={size}
          label={text.icons}
          keys={text.keys}
          onChoose={(icon) => void copy(icon)}
        />
      )}
      <PageSource sources={pageSources} />
    </div>
  );
}

const isOfStyle = (name: string, style: Style) => style === 'all' || name.endsWith('-fill') === (style === 'filled');

/** A set's icons, loaded from a separate chunk. */
function useIcons(set: IconSet) {
  const [icons, setIcons] = useState<readonly NamedIcon[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    let gone = false;
    set.load().then(
      (loaded) => !gone && setIcons(loaded),
      (reason) => !gone && setError(reason),
    );
    return () => {
      gone = true;
    };
  }, [set, attempt]);
  const retry = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { icons, error, retry };
}

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Option, string>>;
  readonly choices: readonly Option[];
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
}

function Choice<Option extends string>({ label, names, choices, chosen, onChoose }: ChoiceProps<Option>) {
  return (
    <div className="icons-choice">
      <span aria-hidden="true">{label}</span>
      <Segments
        label={label}
        segments={choices.map((name) => ({ name, label: names[name] }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}

const texts = {
  en: {
    lead: 'Choose an icon to copy it.',
    search: 'Search icons by name',
    icons: 'Icons',
    keys: 'Arrow keys go from icon to icon, Enter copies, Tab leaves.',
    style: { label: 'Kind', all: 'All', lines: 'Outlined', filled: 'Filled' },
    form: { label: 'Copy as', name: 'Name', svg: 'SVG', jsx: 'JSX' },
    size: 'Size',
    loading: 'Loading the icons…',
    found: (found: string, all: string) => `${found} of ${all} icons`,
    noneOf: { all: 'No icon', lines: 'No outlined icon', filled: 'No filled icon' },
    none: (none: string, search: string) =>
      `${none} has “${search}” in its name. Their names are English: try “house” or “calendar”.`,
    showAll: 'Show all icons',
    copied: (name: string, form: string) => `Copied ${name} as ${form}`,
    notCopied: (name: string) => `The browser did not allow ${name} to be copied`,
  },
  nl: {
    lead: 'Kies een pictogram om het te kopiëren.',
    search: 'Zoek pictogrammen op naam',
    icons: 'Pictogrammen',
    keys: 'Pijltoetsen gaan van pictogram naar pictogram, Enter kopieert, Tab gaat eruit.',
    style: { label: 'Soort', all: 'Alle', lines: 'Omlijnd', filled: 'Gevuld' },
    form: { label: 'Kopieer als', name: 'Naam', svg: 'SVG', jsx: 'JSX' },
    size: 'Grootte',
    loading: 'De pictogrammen worden geladen…',
    found: (found: string, all: string) => `${found} van ${all} pictogrammen`,
    noneOf: { all: 'Geen pictogram', lines: 'Geen omlijnd pictogram', filled: 'Geen gevuld pictogram' },
    none: (none: string, search: string) =>
      `${none} heeft “${search}” in zijn naam. De namen zijn Engels: probeer “house” of “calendar”.`,
    showAll: 'Alle pictogrammen tonen',
    copied: (name: string, form: string) => `${name} gekopieerd als ${form}`,
    notCopied: (name: string) => `De browser stond niet toe ${name} te kopiëren`,
  },
};
