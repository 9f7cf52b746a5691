import type { Failure } from '@/lib/api/result'
import { conflictSchema } from '@/lib/contract/errors'

/** The reasons for a failed call that the hub distinguishes. */
export type FailureKind =
  | 'login'
  | 'forbidden'
  | 'gone'
  | 'stale'
  | 'refused'
  | 'invalid'
  | 'offline'
  | 'failed'

/** The reason of a failure; after a conflict also who made the other change (null if unknown). */
export function reasonOf({ status, data }: Failure): { kind: FailureKind; by: string | null } {
  const conflict = status === 409 ? conflictSchema.safeParse(data).data : undefined
  return conflict?.current === undefined
    ? { kind: kindOf(status), by: null }
    : { kind: 'stale', by: conflict.by }
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
