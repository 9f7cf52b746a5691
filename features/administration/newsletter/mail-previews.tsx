import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { z } from 'zod'
import { ReadFailure } from '@/components/ui/read-failure'
import { auditTexts } from '@/features/editor/accessibility-audit/audit-texts'
import { FindingText } from '@/features/editor/accessibility-audit/finding-text'
import { toFindingId } from '@/features/editor/accessibility-audit/findings'
import { ask } from '@/lib/api/query'
import { type MailedType, mailParts, maxMailBytes } from '@/lib/contract/administration/newsletter-issues'
import type { Locale } from '@/lib/contract/common/locale'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import type { AdministeredRecord } from '../calls'
import { recordKeys } from '../queries'
import styles from './issue-panel.module.css'

interface MailPreviewsProps {
  type: MailedType
  record: Pick<AdministeredRecord, 'id' | 'revision'>
  languages: readonly Locale[]
  /** True while the mail can be changed. Its problems are then shown. */
  isEditable: boolean
  /** True if the record also becomes a page, with a preview of its own. */
  isPage?: boolean
}

const toMailPreviewAddress = (locale: Locale, type: MailedType, id: number) =>
  `/${locale}/api/administration/${type}/${id}/preview/`

/** Measures and audits the mail of a saved record. The query key contains its revision. */
const mailQuery = (locale: Locale, type: MailedType, { id, revision }: MailPreviewsProps['record']) =>
  queryOptions({
    queryKey: [...recordKeys.type(type), 'mail', locale, id, revision],
    queryFn: async ({ signal }) => {
      const html = await ask(z.string(), toMailPreviewAddress(locale, type, id), signal)
      const findings = auditTexts(parseMail(html), locale)
      return { bytes: new TextEncoder().encode(html).length, findings }
    },
    staleTime: 0,
  })

/** Links to previews of a saved record as mail and page, and the problems of the mail. */
export function MailPreviews({ type, record, languages, isEditable, isPage = false }: MailPreviewsProps) {
  const t = useTranslations('administration.newsletter')
  const parts = [...mailParts, ...(isPage ? (['page'] as const) : [])]
  return (
    <>
      {isEditable &&
        languages.map((language) => <MailProblems key={language} type={type} record={record} language={language} />)}
      <ul>
        {languages.flatMap((language) =>
          parts.map((part) => (
            <li key={`${language} ${part}`}>
              <a
                href={
                  part === 'page'
                    ? toAdministrationAddress(language, type, record.id, 'page-preview')
                    : `${toMailPreviewAddress(language, type, record.id)}?part=${part}`
                }
                target="_blank"
                rel="noreferrer"
              >
                {t(`previews.${part}`, { language: t(`languages.${language}`) })}
              </a>
            </li>
          )),
        )}
      </ul>
    </>
  )
}

/** Parses a mail without its styles, which the content security policy of the page rejects. */
function parseMail(html: string): Element {
  const contentHtml = html.replace(/<style>.*?<\/style>/s, '').replaceAll(/ style="[^"]*"/g, '')
  return new DOMParser().parseFromString(contentHtml, 'text/html').body
}

/** Warns if mail programs would truncate the mail, and lists the findings of the audit. */
function MailProblems({ type, record, language }: Pick<MailPreviewsProps, 'type' | 'record'> & { language: Locale }) {
  const t = useTranslations('administration.newsletter')
  const format = useFormatter()
  const query = useQuery(mailQuery(language, type, record))
  const { bytes, findings } = query.data ?? { bytes: 0, findings: [] }
  const languageName = t(`languages.${language}`)
  return (
    <>
      <ReadFailure query={query} />
      {bytes > maxMailBytes && (
        <p role="alert">
          {t('tooLong', {
            language: languageName,
            size: format.number(Math.ceil(bytes / 1000)),
            limit: maxMailBytes / 1000,
          })}
        </p>
      )}
      {findings.length > 0 && (
        <>
          <h3>{t('findings', { language: languageName })}</h3>
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <li key={toFindingId(finding)}>
                <FindingText finding={finding} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
