import shownComponents from 'virtual:shown-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Spinner } from '../../components/Spinner';
import { useErrorText } from '../../components/useErrorText';
import { useTexts } from './useTexts';

/** The components that the page's demos import, each with a table of its props. They are loaded with the first one. */
export function Props() {
  const { t } = useTranslation('demos');
  const text = useTexts(texts);
  const id = useId();
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadProps>>>();
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const errorText = useErrorText();
  const keys = shownComponents[pathname.replace(/(?<=.)\/$/, '')];
  if (!keys || keys.length === 0) return null;

  const read = async () => {
    setFailure(null);
    try {
      setLoaded(await loadProps());
    } catch (error) {
      setFailure({ error });
    }
  };
  return (
    <section className="demo-props" aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      {keys.map((key) => {
        const [from = '', name] = key.split('#');
        const component = loaded?.props[key];
        return (
          <details
            key={key}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open && !loaded) void read();
            }}
          >
            <summary>
              <code className="demo-props-name">{name}</code> <small dir="ltr">{from}</small>
            </summary>
            {component && loaded && <loaded.PropsTable component={component} />}
            {!component && !failure && <Spinner />}
            {failure && (
              <p role="alert" className="demo-props-rest">
                {text.failed} {errorText(failure.error)}{' '}
                <button
                  type="button"
                  className="btn btn-link btn-sm"
                  onClick={({ currentTarget }) => {
                    // The button goes away.
                    currentTarget.closest('details')?.querySelector('summary')?.focus();
                    void read();
                  }}
                >
                  {t('source.retry')}
                </button>
              </p>
            )}
          </details>
        );
      })}
    </section>
  );
}

/** The props, and the table with its styles: few readers open one. */
async function loadProps() {
  const [{ default: props }, { PropsTable }] = await Promise.all([
    import('virtual:component-props'),
    import('./PropsTable'),
  ]);
  return { props, PropsTable };
}

const texts = {
  en: { title: 'Props', failed: 'The props could not be loaded.' },
  nl: { title: 'Props', failed: 'De props konden niet worden geladen.' },
};
