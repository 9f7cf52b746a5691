import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { ArticleRecord } from '@/lib/contract/records/article-record'
import { ArticleSurroundings } from './article-surroundings'

interface ArticlePreviewBelowProps {
  page: Pick<Page, 'title' | 'urls'>
  article: ArticleRecord
  locale: Locale
  /** The origin of the site, such as `https://example.org`. */
  siteUrl: string
}

/**
 * The files and the contact below an article in a preview. Related, previous and next articles are
 * omitted, because they depend on the day of publication.
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
