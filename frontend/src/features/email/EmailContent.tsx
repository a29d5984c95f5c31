import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sanitiseEmail } from './sanitiseEmail';

/** An email's sanitised HTML: the only place where external HTML enters the page. */
export function EmailContent({ html }: { readonly html: string }) {
  const { t } = useTranslation('email');
  const safe = useMemo(() => sanitiseEmail(html, (alt) => (alt ? t('pictureOf', { alt }) : t('picture'))), [html, t]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
  return <div className="email-content" dir="auto" dangerouslySetInnerHTML={{ __html: safe }} />;
}
