import { useTranslations } from 'next-intl'
import { type HeadAttributes, RecordHead } from '@/components/record/record-head'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { ArticleRecord } from '@/lib/contract/records/article-record'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDate } from '@/lib/time-in-words'
import { estimateReadingMinutes } from '../reading-time'
import styles from './article-head.module.css'

export interface ArticleHeadProps {
  page: Pick<Page, 'title' | 'headline' | 'hero_text' | 'hero_image' | 'modules'>
  article: ArticleRecord
  locale: Locale
  fieldAttributes?: HeadAttributes | undefined
}

/** The head of an article or press release: titles, picture, author, date, reading time, terms. */
export function ArticleHead({ page, article, locale, fieldAttributes }: ArticleHeadProps) {
  const t = useTranslations('articles.head')
  const { author, date, categories, tags } = article
  const isRelease = article.type === 'press_release'
  return (
    <RecordHead
      page={page}
      fieldAttributes={fieldAttributes}
      isLetter={isRelease}
      sectionLink={
        <>
          {isRelease && <p className={styles.kind}>{t('release')}</p>}
          <TermLinks label={t('categories')} terms={categories} />
        </>
      }
      subtitle={
        page.headline !== '' && (
          <p className={styles.subtitle} {...fieldAttributes?.('headline')}>
            {page.headline}
          </p>
        )
      }
    >
      <p className={styles.facts}>
        {author !== '' && <span>{t('by', { author })}</span>}
        <time dateTime={date}>{formatDate(date.slice(0, 10), locale)}</time>
        <span className={styles.minutes}>{t('minutes', { minutes: estimateReadingMinutes(page.modules) })}</span>
      </p>
      <TermLinks label={t('tags')} terms={tags} />
    </RecordHead>
  )
}

function TermLinks({ label, terms }: { label: string; terms: ArticleRecord['tags'] }) {
  if (terms.length === 0) return null
  return (
    <ul className={styles.terms} aria-label={label}>
      {terms.map(({ id, title, url }) => (
        <li key={id}>
          <PageLink href={url}>{title}</PageLink>
        </li>
      ))}
    </ul>
  )
}
