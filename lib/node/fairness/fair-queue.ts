import type { TimeShares } from './time-shares'

/** Queue of tasks by client. */
export interface FairQueue {
  /**
   * Runs a task in its turn.
   * @param key identifies the task for `join`
   * @throws QueueFull if too many tasks are queued; errors of the task
   */
  run<Result>(client: string, key: string, work: () => Promise<Result>): Promise<Result>
  /**
   * Waits for the turn of a task that its caller runs.
   * @param maxMs the maximum waiting time
   * @returns a function that ends the task
   * @throws QueueFull if too many tasks are queued or the time has passed
   */
  enter(client: string, maxMs: number): Promise<() => void>
  /** Adds a queued task to the line of another client. It begins in the first turn of either. */
  join(client: string, key: string): void
  /** Returns the numbers of queued and running tasks. */
  getCounts(): { waiting: number; running: number }
}

/** Too many tasks are queued, in total or for this client, or the task has waited too long. */
export class QueueFull extends Error {}

interface QueueOptions {
  /** The maximum numbers of running tasks, in total and per client. */
  maxRunning: number
  maxPerClient: number
  /** The maximum numbers of queued tasks, in total and per client. */
  maxWaiting: number
  maxWaitingPerClient: number
  /**
   * Maximum wait for a slot of a client without running tasks. Afterwards its task begins without a
   * slot, because a slow backend may occupy all slots.
   */
  maxWaitMs: number
  shares: Pick<TimeShares, 'mayBegin' | 'begin'>
  now: () => number
}

interface Job {
  since: number
  maxMs: number
  /** Null after it has begun or was refused. */
  begin: ((client: string) => void) | null
  refuse(): void
}

interface Line {
  jobs: Job[]
  running: number
}

/** The interval of checks for clients that have used up their share. */
const checkMs = 50

/** Creates a queue in which clients take turns, regardless of their numbers of tasks. */
export function createFairQueue(options: QueueOptions): FairQueue {
  const { shares, now } = options
  const lines = createClientLines()
  const joinable = new Map<string, Job>()
  let waitingCount = 0
  let runningCount = 0
  let check: NodeJS.Timeout | null = null

  function mayBegin(client: string, line: Line, job: Job): boolean {
    const isOverdue = line.running === 0 && now() - job.since > options.maxWaitMs
    const hasSlot = runningCount < options.maxRunning || isOverdue
    return hasSlot && line.running < options.maxPerClient && shares.mayBegin(client)
  }

  /** Begins the first task of the first client that may begin one. @returns false if none may */
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

  /** Waits for a turn. @returns a function that ends the task in the line of its client */
  function turn(client: string, key: string | null, maxMs: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const line = lines.of(client)
      if (waitingCount >= options.maxWaiting || line.jobs.length >= options.maxWaitingPerClient) {
        reject(new QueueFull('Too many tasks wait.'))
        return
      }
      const stopWaiting = () => {
        job.begin = null
        waitingCount -= 1
        if (key !== null && joinable.get(key) === job) joinable.delete(key)
      }
      const job: Job = {
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
      if (key !== null) joinable.set(key, job)
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
      // Clients that had no turn yet come first.
      if (line.running === 0) lines.moveToEnd(client)
      // Pending events come first.
      setImmediate(schedule)
    }
  }

  return {
    async run(client, key, work) {
      const end = await turn(client, key, Number.POSITIVE_INFINITY)
      try {
        return await work()
      } finally {
        end()
      }
    },
    enter: (client, maxMs) => turn(client, null, maxMs),
    join(client, key) {
      const job = joinable.get(key)
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

/** The lines of the clients in the order of their turns. */
function createClientLines() {
  /** The next one is first. */
  const lines = new Map<string, Line>()

  function moveToEnd(client: string): void {
    const line = lines.get(client)
    if (!line) return
    lines.delete(client)
    lines.set(client, line)
  }

  return {
    all: () => lines.values(),
    /** Returns the line of a client. A new one is added at the end. */
    of(client: string): Line {
      const line = lines.get(client) ?? { jobs: [], running: 0 }
      lines.set(client, line)
      return line
    },
    moveToEnd,
    /** Removes and returns the first task of the first client that may begin one; null for none. */
    takeNext(mayBegin: (client: string, line: Line, job: Job) => boolean) {
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
