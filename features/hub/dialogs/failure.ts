import type { Failure } from '@/lib/api/result'
import { conflictSchema, missingSchema } from '@/lib/contract/common/errors'

/** Reasons for a failure. `deleted` has a known author, `gone` has none. `stale` is a conflict. */
export type FailureKind =
  | 'login'
  | 'forbidden'
  | 'gone'
  | 'deleted'
  | 'stale'
  | 'refused'
  | 'invalid'
  | 'offline'
  | 'failed'

/** Returns the reason for a failure, with the author of a conflicting change or deletion. */
export function toFailureReason({ status, data }: Failure): { kind: FailureKind; author: string | null } {
  if (status === 404) {
    const author = missingSchema.safeParse(data).data?.by ?? null
    return { kind: author === null ? 'gone' : 'deleted', author }
  }
  const conflict = status === 409 ? conflictSchema.safeParse(data).data : undefined
  if (conflict?.current === undefined) return { kind: toFailureKind(status), author: null }
  return { kind: 'stale', author: conflict.by }
}

function toFailureKind(status: number): FailureKind {
  switch (status) {
    case 0:
      return 'offline'
    case 400:
      return 'invalid'
    case 401:
      return 'login'
    case 403:
      return 'forbidden'
    case 409:
      return 'refused'
    default:
      return 'failed'
  }
}
