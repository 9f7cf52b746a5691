import { cookies } from 'next/headers'
import { ArticleSurroundings } from '@/features/articles/components/article-surroundings'
import { loadArticle } from '@/features/articles/loaders'
import type { Locale } from '@/lib/contract/locale'
import { env } from '@/lib/env'

export interface ArticleBelowProps {
  id: number
  locale: Locale
  /** Whether an editor previews a version: then nothing of what leads on is shown. */
  isPreview: boolean
}

/** What stands below an article; nothing where that cannot be read. */
export async function ArticleBelow({ id, locale, isPreview }: ArticleBelowProps) {
  if (isPreview) return null
  const shared = await loadArticle(locale, id)
  const own = !shared.ok && shared.failure.status === 401
  const article = own ? await loadArticle(locale, id, (await cookies()).toString()) : shared
  if (!article.ok) return null
  const address = new URL(article.value.url, env().SITE_URL).href
  return <ArticleSurroundings article={article.value} locale={locale} address={address} />
}
