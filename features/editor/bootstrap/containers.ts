import { z } from 'zod'
import { call } from '@/lib/api/call'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { isReusable } from '@/lib/contract/blocks/placement'
import { blockModels } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import type { Transport, TransportResult } from '../core/saving/sync'
import { type EditedPage, noPage } from '../core/state'

/** Creates empty reusable containers (spec §4). Leaves out containers that the backend refuses. */
export async function createContainers(locale: Locale, slugs: readonly string[]): Promise<Module[]> {
  const model = blockModels.find(isReusable)
  const results = await Promise.all(
    slugs.map((slug) =>
      call(moduleSchema, {
        method: 'POST',
        path: `/${locale}/pageeditor-api/${model}/`,
        data: { slug, data: {} },
      }),
    ),
  )
  return results.flatMap((result) => (result.ok ? [result.value] : []))
}

const pageSchema = z.looseObject({ modules: z.array(z.unknown()) })
/** Response for an editor that edits containers without a page. */
const emptyPage: TransportResult = { status: 200, body: { revision: 0, modules: [] } }

/** Wraps a transport, so that reading a page also reads its edited reusable containers. */
export function withContainers(transport: Transport, page: EditedPage): Transport {
  return async (method, path, body) => {
    if (method !== 'GET' || path !== page.readPath) return transport(method, path, body)
    const response = page.id === noPage ? emptyPage : await transport(method, path, body)
    const parseResult = pageSchema.safeParse(response?.body)
    if (response?.status !== 200 || !parseResult.success) return response
    const containers = await Promise.all(
      (page.containers ?? []).map((slug) => transport('GET', `container/by-slug/${slug}/?draft=1`, null)),
    )
    const failure = containers.find((container) => container?.status !== 200 && container?.status !== 404)
    if (failure !== undefined) return failure
    // Containers that another editor deleted are left out.
    const modules = containers.flatMap((container) => (container?.status === 200 ? [container.body] : []))
    return { ...response, body: { ...parseResult.data, modules: [...parseResult.data.modules, ...modules] } }
  }
}
