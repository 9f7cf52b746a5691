import { useTranslations } from 'next-intl'
import { FramedPicture } from '@/components/media/framed-picture'
import type { ArticleRecord } from '@/lib/contract/article-record'
import type { Locale } from '@/lib/contract/locale'
import type { Page } from '@/lib/contract/page'
import { PageLink } from '@/lib/i18n/page-link'
import { dayInWords } from '@/lib/time-in-words'
import { readingMinutes } from '../reading-time'
import styles from './article-head.module.css'

export interface ArticleHeadProps {
  page: Pick<Page, 'title' | 'headline' | 'hero_text' | 'hero_image' | 'modules'>
  article: ArticleRecord
  locale: Locale
}

/** The head of an article: its categories, title, subtitle, author, date and picture. */
export function ArticleHead({ page, article, locale }: ArticleHeadProps) {
  const t = useTranslations('articles.head')
  const { author, date, categories, tags } = article
  const isRelease = article.type === 'press_release'
  return (
    <header className={styles.head} data-letterhead={isRelease ? '' : undefined}>
      <div className={styles.words}>
        {isRelease && <p className={styles.kind}>{t('release')}</p>}
        <TermLinks label={t('categories')} terms={categories} />
        <h1 className={styles.title}>{page.title}</h1>
        {page.headline !== '' && <p className={styles.subtitle}>{page.headline}</p>}
        {page.hero_text !== '' && <p className={styles.teaser}>{page.hero_text}</p>}
        <p className={styles.facts}>
          {author !== '' && <span>{t('by', { author })}</span>}
          <time dateTime={date}>{dayInWords(date.slice(0, 10), locale)}</time>
          <span className={styles.minutes}>{t('minutes', { minutes: readingMinutes(page.modules) })}</span>
        </p>
        <TermLinks label={t('tags')} terms={tags} />
      </div>
      {page.hero_image && (
        <FramedPicture
          image={page.hero_image}
          className={styles.picture}
          sizes="(min-width: 64em) 66vw, 100vw"
        />
      )}
    </header>
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
