import type { Queryable } from '@/backend/platform/db/client'
import type { PoolCounts } from '@/backend/platform/db/pool'
import type { Replica } from '@/backend/platform/db/replica'
import { lastBackups } from '@/backend/platform/db/schema/operations/last-backups'
import { countWaitingMails } from '@/backend/platform/mail/outbox'
import type { Readiness } from '@/backend/platform/services'
import { readDiskSpace } from '@/backend/platform/storage/free-space'
import type { ReadMetric, Registry } from '@/lib/node/metrics/registry'
import { readScheduleDelay } from '../scheduling/schedule-delay'

interface MetricSources {
  db: Queryable
  pool: PoolCounts
  replica: Pick<Replica, 'checkState' | 'counts'> | null
  /** Null if the folder is unused. */
  dataDir: string | null
  clock: () => Date
  checkReadiness: () => Promise<Readiness>
}

/** Registers the metrics of queues, database and disk. Each request for metrics reads them. */
export function registerBackendMetrics(registry: Registry, sources: MetricSources): void {
  const { db, pool, replica, dataDir, clock, checkReadiness } = sources
  const toAgeSeconds = (time: Date | null) => time && Math.max(0, (clock().getTime() - time.getTime()) / 1000)
  // First, because the other metrics use connections.
  registry.addReader('pool', poolMetrics, () => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))
  registry.addReader('replica', replicaMetrics, () => ({
    reads: replica && Object.entries(replica.counts).map(([server, value]) => ({ labels: { by: server }, value })),
    fresh: replica && Number(replica.checkState() === 'fresh'),
  }))
  registry.addReader('outbox', outboxMetrics, async () => {
    const { count, deferredCount, oldestAt } = await countWaitingMails(db, clock())
    return { count, deferred: deferredCount, age: toAgeSeconds(oldestAt) ?? 0 }
  })
  registry.addReader('backup', backupMetrics, async () => {
    const [lastBackup] = await db.select().from(lastBackups)
    return { age: toAgeSeconds(lastBackup?.madeAt ?? null) }
  })
  registry.addReader('schedule', scheduleMetrics, async () => ({ delay: await readScheduleDelay(db, clock()) }))
  if (dataDir !== null) registry.addReader('disk', diskMetrics, () => readDiskSpace(dataDir))
  registry.addReader('readiness', readinessMetrics, async () => {
    const { checks = {} } = await checkReadiness()
    const states = Object.entries(checks)
    return { ready: states.map(([check, state]) => ({ labels: { check }, value: state === 'ok' ? 1 : 0 })) }
  })
}

const outboxMetrics = {
  count: { name: 'buehnenhaus_outbox_waiting_mails', help: 'Number of unsent mails.' },
  deferred: { name: 'buehnenhaus_outbox_deferred_mails', help: 'Number of mails that a reachable server defers.' },
  age: {
    name: 'buehnenhaus_outbox_oldest_seconds',
    help: 'Time for which the oldest mail that no server defers has been waiting; 0 without one.',
  },
} satisfies Record<string, ReadMetric>

const backupMetrics = {
  age: { name: 'buehnenhaus_backup_age_seconds', help: 'Age of the last `npm run backup`; absent without one.' },
} satisfies Record<string, ReadMetric>

const scheduleMetrics = {
  delay: {
    name: 'buehnenhaus_schedule_delay_seconds',
    help: 'Longest delay of a scheduled publication or end of a page; 0 without one.',
  },
} satisfies Record<string, ReadMetric>

const poolMetrics = {
  total: { name: 'buehnenhaus_database_pool_connections', help: 'Connections to the database.' },
  idle: { name: 'buehnenhaus_database_pool_idle', help: 'Idle connections to the database.' },
  waiting: { name: 'buehnenhaus_database_pool_waiting', help: 'Statements that wait for a connection.' },
} satisfies Record<string, ReadMetric>

const replicaMetrics = {
  reads: {
    name: 'buehnenhaus_replica_reads_total',
    help: 'Statements of visitors’ reads by server: the replica, the primary in its place, or the primary after a failure of the replica (repeated).',
    type: 'counter',
    labels: ['by'],
  },
  fresh: {
    name: 'buehnenhaus_replica_fresh',
    help: '1 if the replica serves reads; 0 while it is behind or unavailable.',
  },
} satisfies Record<string, ReadMetric>

const diskMetrics = {
  free: { name: 'buehnenhaus_disk_free_bytes', help: 'Free space of the disk of DATA_DIR.' },
  size: { name: 'buehnenhaus_disk_size_bytes', help: 'Size of the disk of DATA_DIR.' },
} satisfies Record<string, ReadMetric>

const readinessMetrics = {
  ready: {
    name: 'buehnenhaus_ready',
    help: '1 if database, files and disk work; otherwise 0.',
    labels: ['check'],
  },
} satisfies Record<string, ReadMetric>
