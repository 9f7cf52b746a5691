import { cookies } from 'next/headers'
import type { Result } from '@/lib/api/result'

/**
 * Loads data with the rights of anonymous visitors, so that the page can be cached. Loads it again
 * with the visitor's login if anonymous visitors have no access.
 * @returns null if it cannot be loaded
 */
export async function loadForVisitor<Value>(load: (cookie?: string) => Promise<Result<Value>>): Promise<Value | null> {
  const publicResult = await load()
  const result =
    !publicResult.ok && publicResult.failure.status === 401 ? await load((await cookies()).toString()) : publicResult
  return result.ok ? result.value : null
}
