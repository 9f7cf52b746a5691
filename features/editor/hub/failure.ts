import type { Failure } from '@/lib/api/result'
import { conflictSchema } from '@/lib/contract/errors'

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

/** What a failure means, and who was faster; null where nobody knows, or nobody was. */
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
