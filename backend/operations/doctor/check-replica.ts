import { toReason } from '@/backend/platform/to-reason'
import { type Finding, good, problem, warning } from './finding'
import { withClient } from './with-client'

const subject = 'DATABASE_REPLICA_URL'
/** Lag above which a replica is hardly used, because it lacks announced changes. */
const maxLagSeconds = 10

interface ReplicaFacts {
  /** Identity of server and database, equal on a primary and its replicas. */
  identity: string
  isReplica: boolean
  /** Age of the last replayed change; null before the first change. */
  lagSeconds: number | null
}

const statement = `SELECT system_identifier::text || '/' || current_database() AS identity, pg_is_in_recovery() AS "isReplica",
  CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
    ELSE extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())::float END AS "lagSeconds"
  FROM pg_control_system()`

/** Checks the replica. An unusable one is a warning, because the primary replaces it. */
export async function checkReplica(url: string, primaryUrl: string): Promise<Finding[]> {
  let facts: ReplicaFacts
  try {
    facts = await loadFacts(url)
  } catch (error) {
    const advice = 'Start it, or correct the address. Until then, the primary answers all calls.'
    return [warning(subject, `The replica cannot be reached: ${toReason(error)}.`, advice)]
  }
  // The check of DATABASE_URL reports an unavailable primary.
  const primary = await loadFacts(primaryUrl).catch(() => null)
  return [toReplicaFinding(facts, primary)]
}

function toReplicaFinding({ identity, isReplica, lagSeconds }: ReplicaFacts, primary: ReplicaFacts | null): Finding {
  if (!isReplica) {
    const advice = 'Set it to a streaming replica of the server of DATABASE_URL, or remove it.'
    return problem(subject, 'The server is not a replica and is never used.', advice)
  }
  if (primary && primary.identity !== identity) {
    return problem(
      subject,
      'The replica belongs to another server or database than DATABASE_URL and is never used.',
      'Set it to a replica of that server, with the same database.',
    )
  }
  if (lagSeconds !== null && lagSeconds > maxLagSeconds) {
    const text = `The replica is ${Math.round(lagSeconds)} seconds behind.`
    return warning(subject, text, 'Check its log, and whether replay is paused.')
  }
  return good(subject, 'The replica follows the server of DATABASE_URL.')
}

function loadFacts(url: string): Promise<ReplicaFacts> {
  return withClient({ connectionString: url }, async (client) => {
    const { rows } = await client.query<ReplicaFacts>(statement)
    if (!rows[0]) throw new Error('The server did not respond.')
    return rows[0]
  })
}
