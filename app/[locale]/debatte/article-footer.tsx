import { ArticleSurroundings } from '@/features/articles/components/article-surroundings'
import { loadArticle } from '@/features/articles/loaders'
import { readSettings } from '@/lib/api/site'
import { env } from '@/lib/env'
import { loadForVisitor } from '../../frame/load-for-visitor'
import type { RecordFooterProps } from '../../frame/record-page'

/** The content below the text of an article; renders nothing if the article cannot be loaded. */
export async function ArticleFooter({ id, locale }: RecordFooterProps) {
  const article = await loadForVisitor((cookie) => loadArticle(locale, id, cookie))
  if (!article) return null
  // A shared link to an article for members would end at the login.
  const isPublic = (await loadArticle(locale, id)).ok
  const address = isPublic ? new URL(article.url, env().SITE_URL).href : null
  const settings = await readSettings(locale)
  const pressTerms = settings.ok ? (settings.value.press_terms ?? '') : ''
  return <ArticleSurroundings article={article} locale={locale} address={address} pressTerms={pressTerms} />
}
