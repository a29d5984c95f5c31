import { useTranslation } from 'react-i18next';
import type { UnavailableReason } from '../../../../lambdas/entity-extractor/interpretation';
import { useFormats } from '../../components/useFormats';
import { type PartName, partNames, type TextReading } from './reading';

/** Says which parts could not be read, why, and what can be done; nothing when all are there. */
export function MissingParts({ reading }: { readonly reading: TextReading }) {
  const { t, i18n } = useTranslation('text');
  const { number } = useFormats();
  const byReason = new Map<UnavailableReason, { parts: PartName[]; passages: number }>();
  for (const part of partNames) {
    for (const { reason, passages } of reading[part].missing) {
      const group = byReason.get(reason) ?? { parts: [], passages: 0 };
      group.parts.push(part);
      group.passages = Math.max(group.passages, passages);
      byReason.set(reason, group);
    }
  }
  if (byReason.size === 0) return null;
  const list = new Intl.ListFormat(i18n.language);
  const code = reading.language.result?.code;
  const language = code ? languageName(i18n.language, code) : t('missing.thisLanguage');
  const total = reading.passages.length;
  return (
    <div className="alert alert-info missing-parts" role="status">
      {Array.from(byReason, ([reason, { parts, passages }]) => (
        <p key={reason}>
          {t(`missing.${reason}`, { parts: list.format(parts.map((part) => t(`part.${part}`))), language })}
          {total > 1 && ` ${t('missing.passages', { passages: number(passages), total: number(total) })}`}
        </p>
      ))}
    </div>
  );
}

/** A language's name in the page's language; its code where it has none. */
export function languageName(pageLanguage: string, code: string): string {
  try {
    return new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
