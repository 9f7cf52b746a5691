import { cookies } from 'next/headers'
import type { Result } from '@/lib/api/result'

/**
 * Reads as everybody does, so that the page can be kept for all; only where a login is missing as the visitor does.
 * @returns null where it cannot be read
 */
export async function loadShown<Value>(
  load: (cookie?: string) => Promise<Result<Value>>,
): Promise<Value | null> {
  const shared = await load()
  const shown =
    !shared.ok && shared.failure.status === 401 ? await load((await cookies()).toString()) : shared
  return shown.ok ? shown.value : null
}
