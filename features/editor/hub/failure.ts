import { z } from 'zod'
import type { BrowserAnswer } from '@/lib/api/browser-client'
import { conflictSchema, detailSchema } from '@/lib/contract/errors'

/** Why a call did nothing, as the hub tells it. */
export type FailureKind =
  | 'login'
  | 'forbidden'
  | 'gone'
  | 'stale'
  | 'refused'
  | 'invalid'
  | 'offline'
  | 'failed'

export interface Failure {
  kind: FailureKind
  /** What the backend says where the tree does not allow it. */
  detail: string | null
  /** What is wrong, by field. */
  fields: Record<string, string[]>
  /** Who was faster; null where nobody knows. */
  by: string | null
}

const fieldsSchema = z.record(z.string(), z.array(z.string()))
const nestedSchema = z.object({ data: fieldsSchema }).transform(({ data }) => data)
const modulesSchema = z.object({ modules: z.record(z.string(), fieldsSchema) }).transform(({ modules }) => ({
  modules: Object.values(modules).flatMap((fields) => Object.values(fields).flat()),
}))
const errorsSchema = z.union([nestedSchema, modulesSchema, fieldsSchema])

/** What an answer that is no success means. */
export function failureOf({ status, data }: BrowserAnswer): Failure {
  const errors = status === 400 ? errorsSchema.safeParse(data) : null
  const conflict = status === 409 ? conflictSchema.safeParse(data) : null
  const isStale = conflict?.success === true && conflict.data.current !== undefined
  const detail = detailSchema.safeParse(data)
  return {
    kind: isStale ? 'stale' : kindOf(status),
    detail: detail.success ? detail.data.detail : null,
    fields: errors?.success ? errors.data : {},
    by: isStale ? conflict.data.by : null,
  }
}

function kindOf(status: number): FailureKind {
  switch (status) {
    case 0:
      return 'offline'
    case 400:
      return 'invalid'
    case 401:
      return 'login'
    case 403:
      return 'forbidden'
    case 404:
      return 'gone'
    case 409:
      return 'refused'
    default:
      return 'failed'
  }
}
