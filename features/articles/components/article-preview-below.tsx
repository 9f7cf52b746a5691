import type { Locale } from '@/lib/contract/common/locale'
import type { PressPicture } from '@/lib/contract/pages/article'
import type { Page } from '@/lib/contract/pages/page'
import { ArticleSurroundings } from './article-surroundings'

interface ArticlePreviewBelowProps {
  page: Pick<Page, 'title' | 'record'>
  locale: Locale
  /** The absolute address of the article; null if readers must not share it. */
  address: string | null
  pictures?: PressPicture[]
  pressTerms?: string
}

/**
 * The files, pictures and contact below an article in a preview; nothing for other pages. Related,
 * previous and next articles are omitted, because they depend on the day of publication.
 */
export function ArticlePreviewBelow({
  page: { title, record },
  pictures = [],
  pressTerms = '',
  ...props
}: ArticlePreviewBelowProps) {
  if (record?.type !== 'article' && record?.type !== 'press_release') return null
  const { contact, attachments } = record
  const article = { title, contact, attachments, pictures, related: [], previous: null, next: null }
  return <ArticleSurroundings article={article} pressTerms={pressTerms} {...props} />
}
