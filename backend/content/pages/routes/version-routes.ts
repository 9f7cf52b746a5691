import { createRoute, z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { type PageSnapshot, pageVersions } from '@/backend/platform/db/schema/content/publications'
import { NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, invalidFields, json, jsonContent, missingRecord, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { pageDiffSchema } from '@/lib/contract/pages/page-diff'
import { pageDraftSchema, restoringSchema, schedulingSchema } from '@/lib/contract/pages/page-editing'
import { filterVisibleRows } from '../../module-content/visible-rows'
import { diffSnapshots } from '../diff-versions'
import { readDraft } from '../page-draft'
import { createDraftSnapshot } from '../page-snapshot'
import { mayEditPages } from '../policy'
import { restoreVersion } from '../restore-version'
import { schedulePage } from '../schedule-page'
import { resolveSnapshotLinks } from '../snapshot-links'
import { readWorkingCopy, selectWorkingModules } from '../working-copy'

const params = z.object({ id: z.string() })
const responses = {
  200: json(pageDraftSchema, 'The page with the data for editors'),
  400: invalidFields('Errors by field; content that cannot be published under `modules` by id and field'),
  401: refusal('Not logged in'),
  403: refusal('The user lacks the right'),
  404: missingRecord('Unknown page, version or module, or the page lacks the language'),
}

const restore = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/restore',
  middleware: authorize(mayEditPages),
  summary: 'Restores the texts and modules of a version, or one of its modules, to the working copy',
  request: { params, body: jsonContent(restoringSchema) },
  responses: { ...responses, 409: refusal('The module is locked') },
})

const schedule = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/schedule',
  middleware: authorize(mayEditPages),
  summary: 'Schedules the publication of the current working copy or of the scheduled version, and the end of the page',
  request: { params, body: jsonContent(schedulingSchema) },
  responses,
})

const diff = createRoute({
  method: 'get',
  path: '/page/:id{[0-9]+}/versions/:from/diff/:to',
  middleware: authorize(mayEditPages),
  summary: 'Compares two versions; `draft` is the working copy',
  request: { params: params.extend({ from: z.string(), to: z.string() }) },
  responses: {
    200: json(pageDiffSchema, 'The differences'),
    401: responses[401],
    403: responses[403],
    404: responses[404],
  },
})

/** pageeditor-api/page/{id}/restore/, schedule/ and versions/{from}/diff/{to}/ */
export function versionRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const toPageLanguage = (c: Context<AppEnv>) => ({
    pageId: readId(c.req.param('id') ?? ''),
    locale: c.get('locale'),
  })

  async function loadSnapshot(c: Context<AppEnv>, version: string): Promise<PageSnapshot> {
    const { pageId, locale } = toPageLanguage(c)
    if (version === 'draft') {
      const copy = await readWorkingCopy(db, pageId, locale)
      const rows = filterVisibleRows(await selectWorkingModules(db, pageId, locale))
      return await createDraftSnapshot(db, { ...copy, rows })
    }
    const [row] = await db
      .select({ snapshot: pageVersions.snapshot })
      .from(pageVersions)
      .where(
        and(eq(pageVersions.id, readId(version)), eq(pageVersions.pageId, pageId), eq(pageVersions.locale, locale)),
      )
    if (!row) throw new NotFoundError()
    return row.snapshot
  }

  return createRouter()
    .openapi(restore, async (c) => {
      const { user } = await requireRight(c, mayEditPages)
      const { pageId, locale } = toPageLanguage(c)
      const { version, module } = c.req.valid('json')
      const request = { pageId, locale, versionId: version, moduleId: module, userId: user.id, now: clock() }
      if (!(await restoreVersion(db, request))) throw new NotFoundError()
      return c.json(await readDraft(db, locale, pageId), 200)
    })
    .openapi(schedule, async (c) => {
      const { user } = await requireRight(c, mayEditPages)
      const { pageId, locale } = toPageLanguage(c)
      const { publish_at: publishAt, unpublish_at: unpublishAt, keeps_version, waived } = c.req.valid('json')
      await schedulePage(db, {
        pageId,
        locale,
        publishAt,
        unpublishAt,
        shouldKeepVersion: keeps_version,
        waived,
        userId: user.id,
        now: clock(),
        isDecision: true,
      })
      return c.json(await readDraft(db, locale, pageId), 200)
    })
    .openapi(diff, async (c) => {
      const { from, to } = c.req.valid('param')
      const [before, after] = [await loadSnapshot(c, from), await loadSnapshot(c, to)]
      return c.json(diffSnapshots(...(await resolveSnapshotLinks(db, before, after))), 200)
    })
}
