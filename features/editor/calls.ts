import { z } from 'zod'
import { callBackend } from '@/lib/api/browser-client'
import { detailSchema } from '@/lib/contract/errors'
import type { Locale } from '@/lib/contract/locale'
import {
  type PageDraft,
  type PageVersion,
  pageDraftSchema,
  pageVersionListSchema,
} from '@/lib/contract/page-editing'

/** What visitors could not be shown of a module, in the editor's language. */
export interface ModuleProblem {
  module: number
  messages: string[]
}

/** What a call of the page editor comes to: the page as it is now, or why it is not. */
export type PageResult =
  | { ok: true; page: PageDraft }
  | { ok: false; status: number; detail: string | null; problems: ModuleProblem[] }

const moduleErrorsSchema = z.object({
  modules: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
})

/** Makes the working copy what visitors see; `note` is for the list of versions (contract, page editor). */
export function publishPage(locale: Locale, id: number, note: string): Promise<PageResult> {
  return changePage(`${pageAddress(locale, id)}/publish/`, { note })
}

/** Takes the page away from visitors in one language. */
export function unpublishPage(locale: Locale, id: number): Promise<PageResult> {
  return changePage(`${pageAddress(locale, id)}/unpublish/`, {})
}

/** The newest versions of a page; null where they cannot be read. */
export async function readVersions(locale: Locale, id: number): Promise<PageVersion[] | null> {
  const { data } = await callBackend('GET', `${pageAddress(locale, id)}/versions/`)
  const list = pageVersionListSchema.safeParse(data)
  return list.success ? list.data.results : null
}

function pageAddress(locale: Locale, id: number): string {
  return `/${locale}/pageeditor-api/page/${id}`
}

async function changePage(path: string, data: unknown): Promise<PageResult> {
  const { status, data: answer } = await callBackend('POST', path, { data })
  const page = pageDraftSchema.safeParse(answer)
  if (status === 200 && page.success) return { ok: true, page: page.data }
  const refusal = detailSchema.safeParse(answer)
  return {
    ok: false,
    status,
    detail: refusal.success ? refusal.data.detail : null,
    problems: moduleProblems(answer),
  }
}

function moduleProblems(answer: unknown): ModuleProblem[] {
  const errors = moduleErrorsSchema.safeParse(answer)
  if (!errors.success) return []
  return Object.entries(errors.data.modules).map(([id, fields]) => ({
    module: Number(id),
    messages: Object.values(fields).flat(),
  }))
}
