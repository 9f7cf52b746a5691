import type { Queryable } from '@/backend/platform/db/client'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { ArticleChange } from '@/lib/contract/pages/article'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import { createRecordWriter } from '../../page-tree/routes/record-writer'
import { checkSettings } from '../../page-tree/settings-errors'
import { articleTypes } from '../../records/article-terms'
import { checkReferences, createFieldWriter, findArticle, normalizeFields } from '../article-fields'
import { createArticle, toPageSettings } from '../create-article'
import { referenceMessage } from '../messages'
import { mayEditArticles } from '../policy'
import { readArticleDraft } from '../read-article'
import { change, create, remove } from './descriptions'

/** POST api/articles/, PATCH and DELETE api/articles/{id}/. They also write press releases. */
export function articleWriteRoutes(services: Pick<Services, 'db' | 'clock'>) {
  const { db } = services
  const recordWriter = createRecordWriter(services, {
    types: articleTypes,
    right: mayEditArticles,
    find: findArticle,
    readDraft: readArticleDraft,
  })

  /**
   * @throws InvalidFieldsError for references that do not exist or are not allowed in the section
   */
  async function assertValid(
    transaction: Queryable,
    locale: Locale,
    section: ArticleSection,
    article: Omit<ArticleChange, 'revision'>,
  ): Promise<void> {
    const settingsErrors = await checkSettings(transaction, locale, toPageSettings(article), null)
    const errors: Record<string, string[]> = {}
    for (const field of await checkReferences(transaction, section, article))
      errors[field] = [referenceMessage(locale, field)]
    if (settingsErrors.hero_image) errors.image = settingsErrors.hero_image
    if (Object.keys(errors).length > 0) throw new InvalidFieldsError(errors)
  }

  return createRouter()
    .openapi(create, async (c) => {
      const author = await recordWriter.requireAuthor(c)
      const { section, ...body } = c.req.valid('json')
      const article = { ...body, ...normalizeFields(body) }
      const id = await db.transaction(async (transaction) => {
        await assertValid(transaction, author.locale, section, article)
        return await createArticle(transaction, { ...article, section }, author)
      })
      return c.json(await recordWriter.readDraft(c, id), 201)
    })
    .openapi(change, async (c) => {
      const { revision, ...body } = c.req.valid('json')
      const article = { ...body, ...normalizeFields(body) }
      const { pageId, section } = await recordWriter.requireRecord(c)
      const { author, date, categories, tags, related, contact, attachments } = article
      const fieldWriter = createFieldWriter(pageId, {
        author,
        date,
        categories,
        tags,
        related,
        contact,
        attachments,
      })
      return c.json(
        await recordWriter.change(c, {
          revision,
          settings: toPageSettings(article),
          check: (transaction) => assertValid(transaction, c.get('locale'), section, article),
          fieldWriter,
          submission: body,
        }),
        200,
      )
    })
    .openapi(remove, async (c) => {
      await recordWriter.remove(c, c.req.valid('json').revision)
      return c.body(null, 204)
    })
}
