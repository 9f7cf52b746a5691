import { z } from 'zod'
import { call } from '@/lib/api/call'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { isReusable } from '@/lib/contract/blocks/placement'
import { blockModels } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import type { Transport, TransportResult } from '../core/saving/sync'
import { type EditedPage, noPage } from '../core/state'

/** Creates empty reusable containers (spec §4); those that the backend refuses are left out. */
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

const withModules = z.looseObject({ modules: z.array(z.unknown()) })
/** The answer where containers alone are edited. */
const emptyPage: TransportResult = { status: 200, body: { revision: 0, modules: [] } }

/** A transport that reads, together with a page, the reusable containers that are edited with it. */
export function readContainers(transport: Transport, page: EditedPage): Transport {
  return async (method, path, body) => {
    if (method !== 'GET' || path !== page.readPath) return transport(method, path, body)
    const answer = page.id === noPage ? emptyPage : await transport(method, path, body)
    const read = withModules.safeParse(answer?.body)
    if (answer?.status !== 200 || !read.success) return answer
    const containers = await Promise.all(
      (page.containers ?? []).map((slug) => transport('GET', `container/by-slug/${slug}/?draft=1`, null)),
    )
    const failed = containers.find((container) => container?.status !== 200 && container?.status !== 404)
    if (failed !== undefined) return failed
    // One that another editor deleted is missing.
    const found = containers.flatMap((container) => (container?.status === 200 ? [container.body] : []))
    return { ...answer, body: { ...read.data, modules: [...read.data.modules, ...found] } }
  }
}
