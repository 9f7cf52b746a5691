import { z } from 'zod'
import { call } from '@/lib/api/call'
import type { Failure, Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type PageDraft, pageDraftSchema } from '@/lib/contract/pages/page-editing'

/** A problem that prevents publishing, in the editor's language. */
export interface ModuleProblem {
  /** Null for a problem of the page itself. */
  module: number | null
  /** The first invalid field. */
  field: string | null
  messages: string[]
}

const moduleErrorsSchema = z.object({
  modules: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
})

/** Returns the base path of the calls about a page. */
export function getPagePath(locale: Locale, id: number): string {
  return `/${locale}/pageeditor-api/page/${id}`
}

/** Sends a change. The response is the changed page. */
export function changePage(path: string, data: unknown): Promise<Result<PageDraft>> {
  return call(pageDraftSchema, { method: 'POST', path, data })
}

export function unpublishPage(locale: Locale, id: number): Promise<Result<PageDraft>> {
  return changePage(`${getPagePath(locale, id)}/unpublish/`, {})
}

/** Extracts the problems from a refused publication. */
export function listProblems({ data, fields }: Failure): ModuleProblem[] {
  const errors = moduleErrorsSchema.safeParse(data)
  const { modules: _, ...fieldErrors } = fields
  return [
    ...Object.entries(errors.data?.modules ?? {}).map(([id, moduleFields]) => ({
      module: Number(id),
      field: Object.keys(moduleFields)[0] ?? null,
      messages: Object.values(moduleFields).flat(),
    })),
    ...Object.entries(fieldErrors).map(([field, messages]) => ({ module: null, field, messages })),
  ]
}
