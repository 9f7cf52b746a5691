import { z } from 'zod'
import { callBackend } from '@/lib/api/browser-client'
import { detailSchema } from '@/lib/contract/errors'
import type { Locale } from '@/lib/contract/locale'
import { type PageDraft, pageDraftSchema } from '@/lib/contract/page-editing'

/** What visitors could not be shown of a module, or (null) of the page itself, in the editor's language. */
export interface ModuleProblem {
  module: number | null
  /** The first field that is wrong. */
  field: string | null
  messages: string[]
}

/** What a call of the page editor comes to: the page as it is now, or why it is not; status 0 where no answer came. */
export type PageResult = { ok: true; page: PageDraft } | PageRefusal

export interface PageRefusal {
  ok: false
  status: number
  detail: string | null
  problems: ModuleProblem[]
  /** What is wrong with the fields of the request, or of the page itself. */
  fields: Readonly<Record<string, string[]>>
}

const moduleErrorsSchema = z.object({
  modules: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
})

/** The address of a page's calls. */
export function pageAddress(locale: Locale, id: number): string {
  return `/${locale}/pageeditor-api/page/${id}`
}

/** A call that answers with the page as it is after it. */
export async function changePage(path: string, data: unknown): Promise<PageResult> {
  const { status, data: answer } = await callBackend('POST', path, { data })
  const page = pageDraftSchema.safeParse(answer)
  if (status === 200 && page.success) return { ok: true, page: page.data }
  const refusal = detailSchema.safeParse(answer)
  const fields = fieldsOf(answer)
  return {
    ok: false,
    status,
    detail: refusal.success ? refusal.data.detail : null,
    problems: [...moduleProblems(answer), ...pageProblems(fields)],
    fields,
  }
}

function moduleProblems(answer: unknown): ModuleProblem[] {
  const errors = moduleErrorsSchema.safeParse(answer)
  if (!errors.success) return []
  return Object.entries(errors.data.modules).map(([id, fields]) => ({
    module: Number(id),
    field: Object.keys(fields)[0] ?? null,
    messages: Object.values(fields).flat(),
  }))
}

function pageProblems(fields: Readonly<Record<string, string[]>>): ModuleProblem[] {
  return Object.entries(fields).map(([field, messages]) => ({ module: null, field, messages }))
}

function fieldsOf(answer: unknown): Record<string, string[]> {
  const errors = z.record(z.string(), z.unknown()).safeParse(answer)
  return Object.fromEntries(
    Object.entries(errors.data ?? {}).flatMap(([field, messages]) => {
      const known = z.array(z.string()).safeParse(messages)
      return known.success ? [[field, known.data]] : []
    }),
  )
}
