import type { ReactNode } from 'react'
import { LineTitle } from '@/components/record/line-title'
import { RecordHead } from '@/components/record/record-head'
import type { Locale } from '@/lib/contract/common/locale'
import type { IssueContent as Content, IssuePage } from '@/lib/contract/records/newsletter-issue'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDate } from '@/lib/time-in-words'
import styles from './issue.module.css'

export interface IssueContentProps {
  /** The time of its dispatch is absent for a draft. */
  issue: Content & Partial<Pick<IssuePage, 'sent_at'>>
  locale: Locale
  /** Shows a rich text. */
  renderText: (text: string) => ReactNode
}

/** A key from the address or, for ended records, the title. */
const toKey = ({ url, title }: IssuePage['sections'][number]['entries'][number]) => `${url} ${title}`

/** An issue of the newsletter: its subject, editorial and sections. */
export function IssueContent({ issue, locale, renderText }: IssueContentProps) {
  const { title, preheader, sent_at, text, sections } = issue
  return (
    <>
      <RecordHead page={{ title, hero_text: preheader, hero_image: null }} sectionLink={null}>
        {sent_at !== undefined && (
          <p className={styles.day}>
            <time dateTime={sent_at}>{formatDate(sent_at.slice(0, 10), locale)}</time>
          </p>
        )}
      </RecordHead>
      <div className={styles.body}>
        {text !== '' && renderText(text)}
        {sections.map((section) => (
          <section key={[section.title, ...section.entries.map(toKey)].join(' ')} className={styles.part}>
            {section.title !== '' && <h2>{section.title}</h2>}
            <ul className={styles.lines}>
              {section.entries.map((entry) => (
                <li key={toKey(entry)}>
                  <LineTitle level={section.title === '' ? 2 : 3} isSmall>
                    {entry.url === '' ? entry.title : <PageLink href={entry.url}>{entry.title}</PageLink>}
                  </LineTitle>
                  {entry.text !== '' && <p>{entry.text}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
