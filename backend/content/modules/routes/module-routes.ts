import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, presentList } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { parseId } from '@/lib/text/parse-id'
import { createModule } from '../create'
import type { EditContext, Target } from '../edit-context'
import { listModules } from '../list'
import { moveModule } from '../move'
import { mayEditModules } from '../policy'
import { readModule } from '../read'
import { removeModule } from '../remove'
import { restoreModule } from '../restore'
import { updateModule } from '../update'
import { create, list, move, read, remove, restore, update } from './descriptions'

/** pageeditor-api/{model}/, {model}/{id}/, {model}/{id}/move/ and {model}/{id}/undelete/ */
export function moduleRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  const toTarget = ({ model, id }: { model: Target['model']; id: string }): Target => ({
    model,
    id: readId(id),
  })

  async function toEditContext(c: Context<AppEnv>): Promise<EditContext> {
    const { user } = await requireRight(c, mayEditModules)
    return { db, locale: c.get('locale'), siteUrl: env.SITE_URL, userId: user.id, now: clock() }
  }

  return createRouter()
    .openapi(list, async (c) => {
      const { object_id: objectIdText, ...query } = c.req.valid('query')
      const range = pageRange(query)
      const objectId = objectIdText === undefined ? undefined : parseId(objectIdText)
      if (objectId === null) return c.json(presentList(c, env.SITE_URL, range, { count: 0, results: [] }), 200)
      const { model } = c.req.valid('param')
      const moduleList = await listModules(db, { ...range, model, locale: c.get('locale'), objectId })
      return c.json(presentList(c, env.SITE_URL, range, moduleList), 200)
    })
    .openapi(create, async (c) => {
      const { model } = c.req.valid('param')
      const { module, isNew } = await createModule(await toEditContext(c), model, c.req.valid('json'))
      return isNew ? c.json(module, 201) : c.json(module, 200)
    })
    .openapi(read, async (c) => c.json(await readModule(db, toTarget(c.req.valid('param')), c.get('locale')), 200))
    .openapi(update, async (c) =>
      c.json(await updateModule(await toEditContext(c), toTarget(c.req.valid('param')), c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => {
      await removeModule(await toEditContext(c), toTarget(c.req.valid('param')), c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(restore, async (c) =>
      c.json(await restoreModule(await toEditContext(c), toTarget(c.req.valid('param')), c.req.valid('json')), 200),
    )
    .openapi(move, async (c) =>
      c.json(await moveModule(await toEditContext(c), toTarget(c.req.valid('param')), c.req.valid('json')), 200),
    )
}
