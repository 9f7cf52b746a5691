import type { TimeShares } from './time-shares'

export interface FairQueue {
  /**
   * Runs a task in its turn.
   * @param key identifies the task for `join`
   * @throws QueueFull if too many tasks wait; errors of the task
   */
  run<Result>(client: string, key: string, work: () => Promise<Result>): Promise<Result>
  /**
   * Waits for a turn, at most `maxMs`. Returns a function to call at the end of the task.
   * @throws QueueFull if too many tasks wait, or after `maxMs`
   */
  enter(client: string, maxMs: number): Promise<() => void>
  /** Puts a waiting task into the line of another client too. */
  join(client: string, key: string): void
  getCounts(): { waiting: number; running: number }
}

/** Too many tasks wait, or a task waited too long. */
export class QueueFull extends Error {}

interface QueueOptions {
  /** Maximum running tasks, in total and per client. */
  maxRunning: number
  maxPerClient: number
  /** Maximum waiting tasks, in total and per client. */
  maxWaiting: number
  maxWaitingPerClient: number
  /**
   * Wait of a client without running tasks, after which its task begins without a slot. A slow
   * backend may occupy all slots.
   */
  maxWaitMs: number
  shares: Pick<TimeShares, 'mayBegin' | 'begin'>
  now: () => number
}

interface QueuedTask {
  since: number
  maxMs: number
  /** Starts the task in the turn of a client; null after its start or rejection. */
  begin: ((client: string) => void) | null
  refuse(): void
}

interface ClientLine {
  jobs: QueuedTask[]
  running: number
}

/** Interval of checks for used-up shares, in milliseconds. */
const checkMs = 50

/** Creates a queue in which clients take turns. */
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

  /** Begins the first task of the first permitted client. Returns false without one. */
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

  /** Waits for a turn. Returns a function to call at the end of the task. */
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
      // Behind clients without a turn.
      if (line.running === 0) lines.moveToEnd(client)
      // Pending events come first.
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

function createClientLines() {
  /** The first client has the next turn. */
  const lines = new Map<string, ClientLine>()

  function moveToEnd(client: string): void {
    const line = lines.get(client)
    if (!line) return
    lines.delete(client)
    lines.set(client, line)
  }

  return {
    all: () => lines.values(),
    /** Returns the line of a client, by default a new one at the end. */
    of(client: string): ClientLine {
      const line = lines.get(client) ?? { jobs: [], running: 0 }
      lines.set(client, line)
      return line
    },
    moveToEnd,
    /** Removes and returns the first task of the first permitted client, or null. */
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
