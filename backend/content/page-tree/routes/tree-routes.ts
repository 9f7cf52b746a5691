import type { Context } from 'hono'
import type { z } from 'zod'
import { createStoredLinkConverter } from '@/backend/library/page-links/store-links'
import { createStaleWriteError, InvalidFieldsError, NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { pageRange, presentList } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { message } from '@/backend/platform/http/responses/messages'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { isLocalPath } from '@/lib/contract/pages/link-address'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { PageSettings } from '@/lib/contract/pages/page-settings'
import { readDraft } from '../../pages/page-draft'
import { listBrokenLinks } from '../broken-links'
import { type ChangeOutcome, changeSettings, movePage } from '../change-page'
import { checkLinks, readLinkCheck } from '../check-links'
import { copyPage, createPage, translatePage } from '../create-page'
import { deletePage } from '../delete-page'
import { readDraftsAndSchedules } from '../drafts-and-schedules'
import { findLinkTargets } from '../link-targets'
import { listPageLinks } from '../links'
import { listTree } from '../list-pages'
import { findParentPath, findParentPathOfPage } from '../paths'
import { mayEditTree } from '../policy'
import { listRecentChanges } from '../recent-changes'
import { checkSettings, parseSettings, rejectCreation } from '../settings-errors'
import { requireAuthor } from './require-author'
import {
  brokenLinks,
  checkNow,
  copy,
  create,
  draftsAndSchedules,
  linkCheck,
  links,
  linkTargets,
  move,
  recent,
  remove,
  settings,
  translate,
  tree,
} from './tree-descriptions'

/**
 * pageeditor-api/pages/, drafts-and-schedules/, page/, and the changes of the tree below page/{id}/
 */
export function pageTreeRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  const getId = (c: Context<AppEnv>) => readId(c.req.param('id') ?? '')
  const requireTreeAuthor = (c: Context<AppEnv>) => requireAuthor(c, mayEditTree, clock)
  const toOptionalId = (value: string | undefined) => (value === undefined ? null : Number(value))
  const loadDraft = (c: Context<AppEnv>, pageId: number, locale = c.get('locale')): Promise<PageDraft> =>
    readDraft(db, locale, pageId)

  /** Replaces the address of a linked page by its id. */
  async function convertLinks<Settings extends PageSettings>(settings: Settings): Promise<Settings> {
    const { hero_link } = settings
    if (!hero_link) return settings
    const toStoredLink = await createStoredLinkConverter(db, env.SITE_URL, [hero_link])
    return { ...settings, hero_link: toStoredLink(hero_link) }
  }

  /** @throws InvalidFieldsError for missing pictures, disallowed links, or a reserved address */
  async function assertValid(
    locale: Locale,
    pageSettings: PageSettings,
    parentPath: string | null,
    nestErrors: (fields: Record<string, string[]>) => FieldErrors,
  ): Promise<void> {
    const settingsErrors = await checkSettings(db, locale, pageSettings, parentPath)
    if (Object.keys(settingsErrors).length > 0) throw new InvalidFieldsError(nestErrors(settingsErrors))
  }

  async function assertCurrentRevision(c: Context<AppEnv>, outcome: ChangeOutcome, submission: unknown): Promise<void> {
    if (!outcome.isStale) return
    const current = await readDraft(db, c.get('locale'), getId(c)).catch((error: unknown) => {
      if (error instanceof NotFoundError) return null
      throw error
    })
    throw createStaleWriteError({ current, yours: submission, by: outcome.lastWriter })
  }

  async function rejectInvalidCreation(c: Context<AppEnv>, error: z.core.$ZodError): Promise<never> {
    return rejectCreation(c.get('locale'), error, await c.req.json().catch(() => null))
  }

  return createRouter()
    .openapi(tree, async (c) => {
      const { parent, search, words, id, ...paging } = c.req.valid('query')
      const range = pageRange(paging)
      const filter = {
        parent: toOptionalId(parent),
        id: toOptionalId(id),
        search: search?.trim() ?? '',
        words: words?.trim() ?? '',
      }
      return c.json(presentList(c, env.SITE_URL, range, await listTree(db, c.get('locale'), filter, range)), 200)
    })
    .openapi(draftsAndSchedules, async (c) => c.json(await readDraftsAndSchedules(db, 50), 200))
    .openapi(linkTargets, async (c) =>
      c.json(await findLinkTargets(db, c.get('locale'), c.req.valid('query').search), 200),
    )
    .openapi(brokenLinks, async (c) => c.json(await listBrokenLinks(db), 200))
    .openapi(linkCheck, async (c) => c.json(await readLinkCheck(db), 200))
    .openapi(checkNow, async (c) => c.json(await checkLinks(db, clock()), 200))
    .openapi(recent, async (c) => c.json(await listRecentChanges(db, c.get('locale'), 20), 200))
    .openapi(
      create,
      async (c) => {
        const author = await requireTreeAuthor(c)
        const settings = await convertLinks(c.req.valid('json'))
        const parentPath = await findParentPath(db, settings.parent, author.locale)
        await assertValid(author.locale, settings, parentPath, (fields) => fields)
        return c.json(await loadDraft(c, await createPage(db, settings, { ...author, siteUrl: env.SITE_URL })), 201)
      },
      (result, c) => (result.success ? undefined : rejectInvalidCreation(c, result.error)),
    )
    .openapi(settings, async (c) => {
      const author = await requireTreeAuthor(c)
      const { data, revision } = c.req.valid('json')
      const change = { ...author, pageId: getId(c), revision }
      const settings = await convertLinks(parseSettings(author.locale, data))
      const parentPath = await findParentPathOfPage(db, change.pageId, author.locale)
      await assertValid(author.locale, settings, parentPath, (fields) => ({ data: fields }))
      const outcome = await changeSettings(db, { ...change, settings })
      await assertCurrentRevision(c, outcome, data)
      return c.json(await loadDraft(c, change.pageId), 200)
    })
    .openapi(move, async (c) => {
      const author = await requireTreeAuthor(c)
      const { parent, position, revision } = c.req.valid('json')
      const change = { ...author, pageId: getId(c), revision }
      const outcome = await movePage(db, { ...change, parentId: parent, position })
      await assertCurrentRevision(c, outcome, { parent, position })
      return c.json(await loadDraft(c, change.pageId), 200)
    })
    .openapi(copy, async (c) => {
      const author = await requireTreeAuthor(c)
      const { parent } = c.req.valid('json')
      const copyId = await copyPage(db, getId(c), parent, author)
      return c.json(await loadDraft(c, copyId), 201)
    })
    .openapi(translate, async (c) => {
      const author = await requireTreeAuthor(c)
      await translatePage(db, getId(c), author)
      return c.json(await loadDraft(c, getId(c), getOtherLocale(author.locale)), 201)
    })
    .openapi(remove, async (c) => {
      const author = await requireTreeAuthor(c)
      const { redirect = null, revision } = c.req.valid('json')
      const change = { ...author, pageId: getId(c), revision }
      if (redirect !== null && !isLocalPath(redirect)) {
        throw new InvalidFieldsError({ redirect: [message(author.locale, 'notLocalPath')] })
      }
      const outcome = await deletePage(db, { ...change, redirectTo: redirect })
      await assertCurrentRevision(c, outcome, null)
      return c.body(null, 204)
    })
    .openapi(links, async (c) => {
      await loadDraft(c, getId(c))
      return c.json(await listPageLinks(db, getId(c)), 200)
    })
}
