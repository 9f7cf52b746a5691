import type { Author } from '@/backend/platform/access/author'
import type { Database } from '@/backend/platform/db/client'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { toSlug } from '@/lib/contract/common/slug'
import type { ArticleCreation } from '@/lib/contract/pages/article'
import type { PageSettings } from '@/lib/contract/pages/page-settings'
import { createRecordPage } from '../page-tree/create-record'
import { sectionTypes } from '../records/article-terms'
import { writeFields } from './article-fields'

/**
 * Converts the texts of an article to settings of its page. The subtitle becomes the headline, and
 * the teaser becomes the text.
 */
export function toPageSettings(
  texts: Pick<Partial<ArticleCreation>, 'title' | 'slug' | 'subtitle' | 'teaser' | 'image'>,
): PageSettings {
  const { title, slug, subtitle, teaser, image } = texts
  return { title, slug, headline: subtitle, hero_text: teaser, hero_image: image }
}

/**
 * Creates an unpublished article in one language.
 * @returns the id of its page
 * @throws ConflictError if another page has the address
 */
export async function createArticle(
  db: Pick<Database, 'transaction'>,
  { section, ...article }: ArticleCreation,
  author: Author,
): Promise<number> {
  return await db.transaction(async (transaction) => {
    const { title, slug = toSlug(title) || 'artikel' } = article
    const type = sectionTypes[section]
    const settings = { ...toPageSettings(article), title, slug, og_type: 'article' }
    const pageId = await createRecordPage(transaction, type, settings, author)
    await transaction.insert(articles).values({ pageId, section, date: article.date ?? author.now })
    await writeFields(transaction, pageId, article)
    return pageId
  })
}
