import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { hubKey } from '@/features/editor/query-keys'
import { call, emptyResponseSchema, unparsedResponseSchema } from '@/lib/api/call'
import { ask } from '@/lib/api/query'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { answeredFormsSchema, formSubmissionListSchema } from '@/lib/contract/forms/form-submission'

const pageSize = 20

export const formsKey = [...hubKey, 'forms'] as const

const toFormPath = (locale: Locale, formId: number) => `/${locale}/pageeditor-api/forms/${formId}/`

/** The open forms, and the closed forms with answers. */
export const answeredFormsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...formsKey, locale],
    queryFn: () => ask(answeredFormsSchema, `/${locale}/pageeditor-api/forms/`),
    staleTime: 0,
  })

export const submissionsQuery = (locale: Locale, formId: number) =>
  infiniteQueryOptions({
    queryKey: [...formsKey, locale, formId],
    queryFn: ({ pageParam }) =>
      ask(formSubmissionListSchema, `${toFormPath(locale, formId)}answers/?page=${pageParam}&page_size=${pageSize}`),
    initialPageParam: 1,
    getNextPageParam: ({ count }, parts) => (parts.length * pageSize < count ? parts.length + 1 : null),
    select: ({ pages: parts }) => ({
      count: parts.at(-1)?.count ?? 0,
      submissions: [...new Map(parts.flatMap(({ results }) => results).map((entry) => [entry.id, entry])).values()],
    }),
    staleTime: 0,
  })

/** Loads all answers to a form as CSV. */
export const exportAnswers = (locale: Locale, formId: number): Promise<Result<unknown>> =>
  call(unparsedResponseSchema, { method: 'GET', path: `${toFormPath(locale, formId)}answers.csv` })

/** Deletes one submission of a form, or all up to an id. */
export function deleteSubmissions(
  locale: Locale,
  formId: number,
  target: { id: number } | { upToId: number },
): Promise<Result<null>> {
  const selection = 'id' in target ? `${target.id}/` : `?newest=${target.upToId}`
  const path = `${toFormPath(locale, formId)}answers/${selection}`
  return call(emptyResponseSchema, { method: 'DELETE', path })
}
