import { LineTitle } from '@/components/record/line-title'
import { PageLink } from '@/lib/i18n/page-link'
import type { ArticleLine } from '../article-line'
import styles from './article-list.module.css'

export interface ArticleLinesProps {
  article: Omit<ArticleLine, 'id'>
  /** The level of the title as a heading. */
  level?: 2 | 3
}

/** An article in a list: date, categories, title and teaser. */
export function ArticleLines({ article, level = 2 }: ArticleLinesProps) {
  const { url, title, subtitle, teaser, date, day, categories } = article
  return (
    <article className={styles.article}>
      <p className={styles.facts}>
        <time dateTime={date}>{day}</time>
        {categories.length > 0 && <span>{categories.join(', ')}</span>}
      </p>
      <div>
        <LineTitle level={level}>
          <PageLink href={url}>{title}</PageLink>
        </LineTitle>
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
        {teaser !== '' && <p className={styles.teaser}>{teaser}</p>}
      </div>
    </article>
  )
}
