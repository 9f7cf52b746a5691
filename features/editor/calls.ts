import { z } from 'zod'
import { call } from '@/lib/api/call'
import type { Failure, Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type PageDraft, pageDraftSchema } from '@/lib/contract/pages/page-editing'

/** A problem of a module, or (null) of the page itself, that prevents publishing, in the editor's language. */
export interface ModuleProblem {
  module: number | null
  /** The first invalid field. */
  field: string | null
  messages: string[]
}

const moduleErrorsSchema = z.object({
  modules: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
})

/** The base address of a page's calls. */
export function pageAddress(locale: Locale, id: number): string {
  return `/${locale}/pageeditor-api/page/${id}`
}

/** A call whose response is the changed page. */
export function changePage(path: string, data: unknown): Promise<Result<PageDraft>> {
  return call(pageDraftSchema, { method: 'POST', path, data })
}

/** Unpublishes a page in one language. */
export function unpublishPage(locale: Locale, id: number): Promise<Result<PageDraft>> {
  return changePage(`${pageAddress(locale, id)}/unpublish/`, {})
}

/** The problems in a refusal to publish a page. */
export function problemsOf({ data, fields }: Failure): ModuleProblem[] {
  const errors = moduleErrorsSchema.safeParse(data)
  const { modules: _, ...own } = fields
  return [
    ...Object.entries(errors.data?.modules ?? {}).map(([id, wrong]) => ({
      module: Number(id),
      field: Object.keys(wrong)[0] ?? null,
      messages: Object.values(wrong).flat(),
    })),
    ...Object.entries(own).map(([field, messages]) => ({ module: null, field, messages })),
  ]
}
