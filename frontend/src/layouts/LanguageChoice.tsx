import translate from 'bootstrap-icons/icons/translate.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/Icon';
import { chooseLanguage, type Language, languages } from '../lib/i18n';

/** Chooses the page's language, with a native select element. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('layout');
  return (
    <div className="language-choice">
      <Icon icon={translate} />
      <select
        className="form-select form-select-sm"
        aria-label={t('language')}
        value={i18n.language}
        onChange={(event) => void chooseLanguage(event.target.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
