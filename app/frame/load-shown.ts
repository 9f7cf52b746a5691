import { cookies } from 'next/headers'
import type { Result } from '@/lib/api/result'

/**
 * Loads with the rights of anonymous visitors, so that the page can be cached. Only without access
 * it uses the visitor's login.
 * @returns null if it cannot be loaded
 */
export async function loadShown<Value>(
  load: (cookie?: string) => Promise<Result<Value>>,
): Promise<Value | null> {
  const shared = await load()
  const shown =
    !shared.ok && shared.failure.status === 401 ? await load((await cookies()).toString()) : shared
  return shown.ok ? shown.value : null
}
