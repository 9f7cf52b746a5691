import type { Queryable } from '@/backend/platform/db/client'
import type { PoolCounts } from '@/backend/platform/db/pool'
import type { Replica } from '@/backend/platform/db/replica'
import { countWaitingMails } from '@/backend/platform/mail/outbox'
import type { Readiness } from '@/backend/platform/services'
import { readDiskSpace } from '@/backend/platform/storage/free-space'
import type { ReadMetric, Registry } from '@/lib/node/metrics/registry'
import { readScheduleDelay } from '../scheduling/schedule-delay'

interface Parts {
  db: Queryable
  pool: PoolCounts
  replica: Pick<Replica, 'look' | 'counts'> | null
  /** The folder DATA_DIR; null if nothing is stored there. */
  folder: string | null
  clock: () => Date
  ready: () => Promise<Readiness>
}

/**
 * Registers the metrics of queues, database and disk, which are read on each request for metrics.
 */
export function registerBackendMetrics(registry: Registry, parts: Parts): void {
  const { db, pool, replica, folder, clock, ready } = parts
  // Read first, since the other metrics take connections.
  registry.read('pool', poolMetrics, () => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))
  registry.read('replica', replicaMetrics, () => ({
    reads: replica && Object.entries(replica.counts).map(([by, value]) => ({ labels: { by }, value })),
    fresh: replica && Number(replica.look() === 'fresh'),
  }))
  registry.read('outbox', outboxMetrics, async () => {
    const { count, oldestAt } = await countWaitingMails(db)
    const age = oldestAt === null ? 0 : Math.max(0, (clock().getTime() - oldestAt.getTime()) / 1000)
    return { count, age }
  })
  registry.read('schedule', scheduleMetrics, async () => ({ delay: await readScheduleDelay(db, clock()) }))
  if (folder !== null) registry.read('disk', diskMetrics, () => readDiskSpace(folder))
  registry.read('readiness', readinessMetrics, async () => {
    const { checks = {} } = await ready()
    const states = Object.entries(checks)
    return { ready: states.map(([check, state]) => ({ labels: { check }, value: state === 'ok' ? 1 : 0 })) }
  })
}

const outboxMetrics = {
  count: { name: 'buehnenhaus_outbox_waiting_mails', help: 'Mails that wait to be sent.' },
  age: {
    name: 'buehnenhaus_outbox_oldest_seconds',
    help: 'How long ago the oldest waiting mail was written; 0 when none waits.',
  },
} satisfies Record<string, ReadMetric>

const scheduleMetrics = {
  delay: {
    name: 'buehnenhaus_schedule_delay_seconds',
    help: 'How long a page has been due to be published or taken offline; 0 when none is.',
  },
} satisfies Record<string, ReadMetric>

const poolMetrics = {
  total: { name: 'buehnenhaus_database_pool_connections', help: 'Connections to the database.' },
  idle: { name: 'buehnenhaus_database_pool_idle', help: 'Connections that nobody uses at present.' },
  waiting: { name: 'buehnenhaus_database_pool_waiting', help: 'What waits for a connection.' },
} satisfies Record<string, ReadMetric>

const replicaMetrics = {
  reads: {
    name: 'buehnenhaus_replica_reads_total',
    help: 'Statements of visitors’ reads by who answered: the replica, the primary in its place, or the primary after the replica had failed (repeated).',
    type: 'counter',
    labels: ['by'],
  },
  fresh: {
    name: 'buehnenhaus_replica_fresh',
    help: 'Whether the replica answers reads: 1, or 0 while it is behind or away.',
  },
} satisfies Record<string, ReadMetric>

const diskMetrics = {
  free: { name: 'buehnenhaus_disk_free_bytes', help: 'Free space of the disk that DATA_DIR lies on.' },
  size: { name: 'buehnenhaus_disk_size_bytes', help: 'The disk that DATA_DIR lies on.' },
} satisfies Record<string, ReadMetric>

const readinessMetrics = {
  ready: {
    name: 'buehnenhaus_ready',
    help: 'Whether database, files and disk work: 1, or 0.',
    labels: ['check'],
  },
} satisfies Record<string, ReadMetric>
