import { useTranslation } from 'react-i18next';
import type { UnavailableReason } from '../../../../graphql/interpretation';
import { useFormats } from '../../components/useFormats';
import { type PartName, partNames, type TextAnalysis } from './analysis';

/** Lists the parts that could not be analysed, with the reason and what to do; renders nothing when none is missing. */
export function MissingParts({ analysis, isLocal }: { readonly analysis: TextAnalysis; readonly isLocal: boolean }) {
  const { t, i18n } = useTranslation('text');
  const { number } = useFormats();
  // Older versions did not store the languages of individual passages.
  const ofWhole = analysis.language.result ? [analysis.language.result.code] : [];
  const byReason = new Map<UnavailableReason, { parts: PartName[]; passages: number; languages: Set<string> }>();
  for (const part of partNames) {
    for (const { reason, passages, languages = ofWhole } of analysis[part].missing) {
      const group = byReason.get(reason) ?? { parts: [], passages: 0, languages: new Set() };
      group.parts.push(part);
      for (const code of languages) group.languages.add(code);
      group.passages = Math.max(group.passages, passages);
      byReason.set(reason, group);
    }
  }
  if (byReason.size === 0) return null;
  const list = new Intl.ListFormat(i18n.language);
  const sentenceOf = (reason: UnavailableReason, parts: string, codes: ReadonlySet<string>) => {
    if (reason !== 'UnsupportedLanguage') return t(`missing.${reason}`, { parts });
    const names = [...codes].flatMap((code) => languageName(i18n.language, code) ?? []);
    if (names.length === 0) return t('missing.noLanguage', { parts });
    const language = list.format(names);
    return t(isLocal ? 'missing.notLocally' : 'missing.UnsupportedLanguage', { parts, language });
  };
  const total = analysis.passages.length;
  return (
    <div className="alert alert-info missing-parts" role="status">
      {Array.from(byReason, ([reason, { parts, passages, languages }]) => (
        <p key={reason}>
          {sentenceOf(reason, list.format(parts.map((part) => t(`part.${part}`))), languages)}
          {total > 1 && ` ${t('missing.passages', { passages: number(passages), total: number(total) })}`}
        </p>
      ))}
    </div>
  );
}

/** The code of an undetermined language (ISO 639-3). */
const undetermined = 'und';

/** A language's name in the page's language; its code if there is no name, and null for no language. */
export function languageName(pageLanguage: string, code: string): string | null {
  if (code === undetermined) return null;
  try {
    return new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
