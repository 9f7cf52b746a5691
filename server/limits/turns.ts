import { createPresence } from '@/lib/node/fairness/presence'

/** Schedules requests fairly between clients. */
export interface Turns {
  /**
   * Starts a task now, or in a later turn if the client has used its share. A turn is an iteration
   * of the event loop; with several clients it lasts at least 1 ms. Returns false if too many tasks
   * of the client wait.
   */
  schedule(client: string, start: () => void): boolean
  /**
   * Reserves a start in this turn for a task that the caller runs itself. Returns false if the
   * client has used its share; then call `schedule`.
   */
  reserve(client: string): boolean
  /** Returns true if no other client has sent requests recently. */
  isAlone(client: string): boolean
}

interface TurnsOptions {
  /** Started tasks per client and turn while other clients are active. */
  perTurn: number
  /** Started tasks per turn of a client that is alone. */
  perTurnAlone: number
  /** Maximum number of waiting tasks per client. */
  maxWaiting: number
  now?: () => number
  /** Calls `next` after the minimum duration of a turn. */
  pause?: (next: () => void) => void
}

const minTurnMs = 1

/** Started and waiting tasks of a client in this turn. */
interface ClientQueue {
  startedCount: number
  waitingTasks: (() => void)[]
}

export function createTurns({
  perTurn,
  perTurnAlone,
  maxWaiting,
  now = Date.now,
  pause = (next) => setTimeout(next, minTurnMs),
}: TurnsOptions): Turns {
  const queues = new Map<string, ClientQueue>()
  const { recordActivity, isAlone } = createPresence(now)

  function getShare(client: string): number {
    return isAlone(client) ? perTurnAlone : perTurn
  }

  function startTurn(): void {
    for (const [client, queue] of queues) {
      const tasks = queue.waitingTasks.splice(0, getShare(client))
      if (tasks.length === 0) queues.delete(client)
      queue.startedCount = tasks.length
      for (const start of tasks) start()
    }
    if (queues.size === 0) return
    const isContended = [...queues].some(([client, { waitingTasks }]) => waitingTasks.length > 0 && !isAlone(client))
    if (isContended) pause(startTurn)
    else setImmediate(startTurn)
  }

  function openQueue(client: string): ClientQueue {
    const currentQueue = queues.get(client)
    if (currentQueue) return currentQueue
    if (queues.size === 0) setImmediate(startTurn)
    const queue: ClientQueue = { startedCount: 0, waitingTasks: [] }
    queues.set(client, queue)
    return queue
  }

  function reserve(client: string): boolean {
    recordActivity(client)
    const queue = openQueue(client)
    if (queue.waitingTasks.length > 0 || queue.startedCount >= getShare(client)) return false
    queue.startedCount += 1
    return true
  }

  function schedule(client: string, start: () => void): boolean {
    if (reserve(client)) {
      start()
      return true
    }
    const { waitingTasks } = openQueue(client)
    if (waitingTasks.length >= maxWaiting) return false
    waitingTasks.push(start)
    return true
  }

  return { schedule, reserve, isAlone }
}
