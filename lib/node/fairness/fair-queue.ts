import type { TimeShares } from './time-shares'

/** Queue in which the tasks of several clients wait. */
export interface FairQueue {
  /**
   * Runs a task when it is its turn.
   * @param key identifies the task for `join`
   * @throws QueueFull if too many tasks wait; errors of the task
   */
  run<Result>(client: string, key: string, work: () => Promise<Result>): Promise<Result>
  /**
   * Waits for a turn. The caller then runs the task itself.
   * @param maxMs maximum waiting time, in milliseconds
   * @returns a function to call when the task has ended
   * @throws QueueFull if too many tasks wait or the maximum time has passed
   */
  enter(client: string, maxMs: number): Promise<() => void>
  /**
   * Makes a waiting task wait in the line of another client as well. It begins at the first turn of
   * either client.
   */
  join(client: string, key: string): void
  /** Returns the number of waiting tasks and of running tasks. */
  getCounts(): { waiting: number; running: number }
}

/**
 * Thrown if too many tasks wait, in total or for this client, or if a task has waited for too long.
 */
export class QueueFull extends Error {}

interface QueueOptions {
  /** Maximum number of running tasks, in total and for each client. */
  maxRunning: number
  maxPerClient: number
  /** Maximum number of waiting tasks, in total and for each client. */
  maxWaiting: number
  maxWaitingPerClient: number
  /**
   * Maximum time that a client without running tasks waits for a slot. After it, the task begins
   * without a slot, because a slow backend may occupy all slots.
   */
  maxWaitMs: number
  shares: Pick<TimeShares, 'mayBegin' | 'begin'>
  now: () => number
}

interface QueuedTask {
  since: number
  maxMs: number
  /** Starts the task in the turn of a client. Null if the task has begun or was refused. */
  begin: ((client: string) => void) | null
  refuse(): void
}

interface ClientLine {
  jobs: QueuedTask[]
  running: number
}

/** Interval of checks for clients that have used up their share of the time, in milliseconds. */
const checkMs = 50

/** Creates a queue in which clients take turns, no matter how many tasks each of them has. */
export function createFairQueue(options: QueueOptions): FairQueue {
  const { shares, now } = options
  const lines = createClientLines()
  const joinableTasks = new Map<string, QueuedTask>()
  let waitingCount = 0
  let runningCount = 0
  let check: NodeJS.Timeout | null = null

  function mayBegin(client: string, line: ClientLine, job: QueuedTask): boolean {
    const isOverdue = line.running === 0 && now() - job.since > options.maxWaitMs
    const hasSlot = runningCount < options.maxRunning || isOverdue
    return hasSlot && line.running < options.maxPerClient && shares.mayBegin(client)
  }

  /**
   * Begins the first task of the first client that may begin a task.
   * @returns false if no client may
   */
  function beginNext(): boolean {
    const next = lines.takeNext(mayBegin)
    next?.begin(next.client)
    return next !== null
  }

  function schedule(): void {
    while (beginNext());
    if (waitingCount > 0 && check === null) check = setTimeout(checkAgain, checkMs).unref()
  }

  function checkAgain(): void {
    check = null
    for (const { jobs } of lines.all()) {
      for (const job of jobs) if (job.begin && now() - job.since >= job.maxMs) job.refuse()
    }
    schedule()
  }

  /**
   * Waits for a turn.
   * @returns a function to call when the task has ended
   */
  function waitForTurn(client: string, key: string | null, maxMs: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const line = lines.of(client)
      if (waitingCount >= options.maxWaiting || line.jobs.length >= options.maxWaitingPerClient) {
        reject(new QueueFull('Too many tasks wait.'))
        return
      }
      const stopWaiting = () => {
        job.begin = null
        waitingCount -= 1
        if (key !== null && joinableTasks.get(key) === job) joinableTasks.delete(key)
      }
      const job: QueuedTask = {
        since: now(),
        maxMs,
        begin(turnClient) {
          stopWaiting()
          resolve(occupy(turnClient))
        },
        refuse() {
          stopWaiting()
          reject(new QueueFull('This task has waited for too long.'))
        },
      }
      waitingCount += 1
      if (key !== null) joinableTasks.set(key, job)
      line.jobs.push(job)
      schedule()
    })
  }

  function occupy(client: string): () => void {
    const line = lines.of(client)
    const end = shares.begin(client)
    line.running += 1
    runningCount += 1
    return () => {
      end()
      line.running -= 1
      runningCount -= 1
      // Moves the client behind the clients that have had no turn yet.
      if (line.running === 0) lines.moveToEnd(client)
      // Events that are already pending are handled first.
      setImmediate(schedule)
    }
  }

  return {
    async run(client, key, work) {
      const end = await waitForTurn(client, key, Number.POSITIVE_INFINITY)
      try {
        return await work()
      } finally {
        end()
      }
    },
    enter: (client, maxMs) => waitForTurn(client, null, maxMs),
    join(client, key) {
      const job = joinableTasks.get(key)
      if (!job) return
      const { jobs } = lines.of(client)
      if (jobs.length < options.maxWaitingPerClient && !jobs.includes(job)) {
        jobs.push(job)
        schedule()
      }
    },
    getCounts: () => ({ waiting: waitingCount, running: runningCount }),
  }
}

/** The lines of the clients, in the order of their turns. */
function createClientLines() {
  /** The first entry has the next turn. */
  const lines = new Map<string, ClientLine>()

  function moveToEnd(client: string): void {
    const line = lines.get(client)
    if (!line) return
    lines.delete(client)
    lines.set(client, line)
  }

  return {
    all: () => lines.values(),
    /** Returns the line of a client. A new line is added at the end. */
    of(client: string): ClientLine {
      const line = lines.get(client) ?? { jobs: [], running: 0 }
      lines.set(client, line)
      return line
    },
    moveToEnd,
    /**
     * Removes and returns the first task of the first client that may begin a task; null if no
     * client may.
     */
    takeNext(mayBegin: (client: string, line: ClientLine, job: QueuedTask) => boolean) {
      for (const [client, line] of lines) {
        while (line.jobs[0]?.begin === null) line.jobs.shift()
        const [job] = line.jobs
        if (!job && line.running === 0) lines.delete(client)
        if (!job?.begin || !mayBegin(client, line, job)) continue
        moveToEnd(client)
        line.jobs.shift()
        return { client, begin: job.begin }
      }
      return null
    },
  }
}
