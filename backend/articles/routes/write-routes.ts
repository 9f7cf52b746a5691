import type { Context } from 'hono'
import type { ArticleChange } from '@/lib/contract/article'
import type { ArticleSection } from '@/lib/contract/article-record'
import { InvalidFieldsError, NotFoundError, staleWrite } from '../../errors'
import type { AppEnv } from '../../http/app-env'
import { requireRight } from '../../http/login'
import { message } from '../../http/messages'
import { readId } from '../../http/read-id'
import { createRouter } from '../../http/router'
import type { Outcome } from '../../page-tree/change-page'
import { changeRecord } from '../../page-tree/change-record'
import { deletePage } from '../../page-tree/delete-page'
import { unusableSettings } from '../../page-tree/settings-errors'
import type { Services } from '../../services'
import { factsOf, findArticle, normalizeFacts, unknownReferences } from '../article-facts'
import { createArticle, settingsOf } from '../create-article'
import { mayEditArticles } from '../policy'
import { readArticleDraft } from '../read-article'
import { change, create, remove } from './descriptions'

/** POST api/articles/, PATCH and DELETE api/articles/{id}/: for press releases too. */
export function articleWriteRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const byOf = async (c: Context<AppEnv>) => ({
    locale: c.get('locale'),
    userId: (await requireRight(c, mayEditArticles)).user.id,
    now: clock(),
  })

  /** @throws InvalidFieldsError for what is not there, or not for an article of the section */
  async function assertUsable(
    c: Context<AppEnv>,
    section: ArticleSection,
    article: Omit<ArticleChange, 'revision'>,
  ): Promise<void> {
    const locale = c.get('locale')
    const unusable = await unusableSettings(db, locale, settingsOf(article), null)
    const unknown = await unknownReferences(db, section, article)
    const problems = Object.fromEntries([
      ...unknown.map((field): [string, string[]] => [field, [message(locale, 'badValue')]]),
      ...('hero_image' in unusable ? [['image', unusable.hero_image ?? []] as const] : []),
    ])
    if (Object.keys(problems).length > 0) throw new InvalidFieldsError(problems)
  }

  async function assertFresh(
    c: Context<AppEnv>,
    id: number,
    outcome: Outcome,
    yours: unknown,
  ): Promise<void> {
    if (!outcome.isStale) return
    throw staleWrite({ current: await readArticleDraft(db, id, c.get('locale')), yours, by: outcome.by })
  }

  return createRouter()
    .openapi(create, async (c) => {
      const by = await byOf(c)
      const { section, ...sent } = c.req.valid('json')
      const article = { ...sent, ...normalizeFacts(sent) }
      await assertUsable(c, section, article)
      const id = await createArticle(db, { ...article, section }, by)
      return c.json(await readArticleDraft(db, id, by.locale), 201)
    })
    .openapi(change, async (c) => {
      const by = await byOf(c)
      const id = readId(c.req.valid('param').id)
      const { revision, ...sent } = c.req.valid('json')
      const article = { ...sent, ...normalizeFacts(sent) }
      const stored = await findArticle(db, id)
      if (!stored) throw new NotFoundError(`There is no article ${id}.`)
      await assertUsable(c, stored.section, article)
      const { author, date, categories, tags, related, contact, attachments } = article
      const outcome = await changeRecord(
        db,
        ['article', 'press_release'],
        { ...by, pageId: id, revision, settings: settingsOf(article) },
        factsOf(id, { author, date, categories, tags, related, contact, attachments }),
      )
      await assertFresh(c, id, outcome, sent)
      return c.json(await readArticleDraft(db, id, by.locale), 200)
    })
    .openapi(remove, async (c) => {
      const by = await byOf(c)
      const id = readId(c.req.valid('param').id)
      const { revision } = c.req.valid('json')
      if (!(await findArticle(db, id))) throw new NotFoundError(`There is no article ${id}.`)
      const outcome = await deletePage(db, { ...by, pageId: id, revision, redirectTo: null })
      await assertFresh(c, id, outcome, null)
      return c.body(null, 204)
    })
}
