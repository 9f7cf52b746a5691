import { setTimeout as sleep } from 'node:timers/promises'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { thumbSizes } from '@/lib/contract/media/thumb-sizes'
import type { Database } from '../db/client'
import { type ImageRow, images } from '../db/schema/library/images'
import type { Services } from '../services'
import type { DerivativeName, ThumbFormat } from '../storage/derivative-store'
import { hasSize } from './presenter'
import { thumbFormats } from './sizes'

/** Number of failures after which the run ends, because the cause is probably not the pictures. */
const maxFailures = 20

const formats = Object.keys(thumbFormats) as ThumbFormat[]

/** Lists the derivatives of a picture, small sizes first. */
function listDerivatives({ id, key, width }: ImageRow): DerivativeName[] {
  return thumbSizes
    .filter((size) => hasSize(size, width))
    .flatMap((size) => formats.map((format) => ({ id, pictureKey: key, size, format })))
}

/** Finds the latest picture without derivatives, except the failed ones. */
async function findPictureToPrepare(db: Database, failedIds: ReadonlySet<number>): Promise<ImageRow | undefined> {
  const [row] = await db
    .select()
    .from(images)
    .where(and(isNull(images.preparedAt), sql`${images.id} <> ALL (${sql.param([...failedIds])}::integer[])`))
    .orderBy(desc(images.id))
    .limit(1)
  return row
}

/**
 * Creates derivatives in the background, one at a time, latest pictures first. After each it pauses
 * for `pauseRatio` times its duration. A failed picture is logged and skipped until the next start.
 */
export function prewarmDerivatives(
  { db, derivatives, log, clock }: Pick<Services, 'db' | 'derivatives' | 'log' | 'clock'>,
  pauseRatio = 1,
): { stop(): Promise<void>; done: Promise<void> } {
  const stopController = new AbortController()
  const pauseUnlessStopped = async (durationMs: number) => {
    await sleep(durationMs, undefined, { signal: stopController.signal }).catch(() => undefined)
  }
  const prepare = async (picture: ImageRow) => {
    for (const name of listDerivatives(picture)) {
      if (stopController.signal.aborted) return
      const startedAt = performance.now()
      await derivatives.ensure(name)
      await pauseUnlessStopped((performance.now() - startedAt) * pauseRatio)
    }
    await db.update(images).set({ preparedAt: clock() }).where(eq(images.id, picture.id))
  }
  const work = async () => {
    const failedIds = new Set<number>()
    while (!stopController.signal.aborted && failedIds.size < maxFailures) {
      const picture = await findPictureToPrepare(db, failedIds)
      if (!picture) return
      await prepare(picture).catch((error: unknown) => {
        failedIds.add(picture.id)
        log.warn(
          { err: error, picture: picture.id },
          'The sizes of a picture could not be prepared; the first request creates them',
        )
      })
    }
  }
  const done = work().catch((error: unknown) =>
    log.warn({ err: error }, 'The preparation of picture sizes has stopped'),
  )
  return {
    done,
    async stop() {
      stopController.abort()
      await done
    },
  }
}
