import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { thumbSizes } from '@/lib/contract/image'
import type { Database } from '../db/client'
import { images } from '../db/schema/images'
import type { DerivativeStore } from '../services'
import { existingSize } from './present'
import { type DerivativeName, type ThumbFormat, thumbFormats } from './sizes'

const formats = Object.keys(thumbFormats) as ThumbFormat[]

/** Every derivative of every picture. */
async function allDerivatives(db: Database): Promise<DerivativeName[]> {
  const rows = await db.select({ id: images.id, hash: images.hash, width: images.width }).from(images)
  return thumbSizes.flatMap((size) =>
    rows
      .filter((row) => existingSize(size, row.width) === size)
      .flatMap(({ id, hash }) => formats.map((format) => ({ id, hash8: hash.slice(0, 8), size, format }))),
  )
}

/**
 * Makes missing derivatives in the background, one at a time, small sizes first, with a rest after each that
 * is `restShare` times as long as the work was. A failure is logged and ends it: whoever asks for a derivative gets it
 * made anyway.
 */
export function warmDerivatives(
  { db, derivatives, log }: { db: Database; derivatives: DerivativeStore; log: Logger },
  restShare = 1,
): { stop(): Promise<void>; done: Promise<void> } {
  const stopping = new AbortController()
  const work = async () => {
    for (const name of await allDerivatives(db)) {
      if (stopping.signal.aborted) return
      const startedAt = performance.now()
      await derivatives.ensure(name)
      const restMs = (performance.now() - startedAt) * restShare
      await sleep(restMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const done = work().catch((error: unknown) => log.warn({ err: error }, 'Pictures are not made in advance'))
  return {
    done,
    async stop() {
      stopping.abort()
      await done
    },
  }
}
