import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { ArticleRecord } from '@/lib/contract/records/article-record'
import { ArticleSurroundings } from './article-surroundings'

interface ArticlePreviewBelowProps {
  page: Pick<Page, 'title' | 'urls'>
  article: ArticleRecord
  locale: Locale
  /** The absolute address of the site. */
  siteUrl: string
}

/**
 * The files and the contact below the preview of an article. Related and neighboring articles
 * depend on the day of publication and are left out.
 */
export function ArticlePreviewBelow({ page, article, locale, siteUrl }: ArticlePreviewBelowProps) {
  const { title, urls } = page
  const { contact, attachments } = article
  return (
    <ArticleSurroundings
      article={{ title, contact, attachments, related: [], previous: null, next: null }}
      locale={locale}
      address={new URL(urls[locale] ?? `/${locale}`, siteUrl).href}
      pressTerms=""
    />
  )
}
