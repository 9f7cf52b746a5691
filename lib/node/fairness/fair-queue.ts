import type { TimeShares } from './time-shares'

/** Tasks that wait for their turn, by the clients that asked for them. */
export interface FairQueue {
  /**
   * Runs a task when its turn comes.
   * @param key names the task for `join`
   * @throws QueueFull where too many wait, and what the task throws
   */
  run<Result>(client: string, key: string, work: () => Promise<Result>): Promise<Result>
  /**
   * Waits for a turn, for a task that ends elsewhere.
   * @param maxMs how long it may wait
   * @returns a function that ends the task
   * @throws QueueFull where too many wait, or the turn does not come in time
   */
  enter(client: string, maxMs: number): Promise<() => void>
  /** Adds a waiting task to the line of a further client: it begins when the turn of either comes. */
  join(client: string, key: string): void
  /** How many tasks wait for their turn at present, and how many run. */
  look(): { waiting: number; running: number }
}

/** Too many tasks wait, in all or of this client, or this one has waited for too long. */
export class QueueFull extends Error {}

interface QueueOptions {
  /** How many tasks run at a time, and how many of one client. */
  maxRunning: number
  maxPerClient: number
  /** How many may wait, and how many of one client. */
  maxWaiting: number
  maxWaitingPerClient: number
  /**
   * After this time a task of a client of whom none runs begins without a free slot: where all slots wait for a slow backend, the queue
   * must not add to that.
   */
  maxWaitMs: number
  shares: Pick<TimeShares, 'mayBegin' | 'begin'>
  now: () => number
}

interface Job {
  since: number
  maxMs: number
  /** Null once it has begun or was refused. */
  begin: ((client: string) => void) | null
  refuse(): void
}

interface Line {
  jobs: Job[]
  running: number
}

/** How often a client that has used up its share is checked again. */
const checkMs = 50

/** A queue in which clients take turns, however many tasks one of them has. */
export function createFairQueue(options: QueueOptions): FairQueue {
  const { shares, now } = options
  const lines = createClientLines()
  const joinable = new Map<string, Job>()
  let waiting = 0
  let running = 0
  let check: NodeJS.Timeout | null = null

  function mayBegin(client: string, line: Line, job: Job): boolean {
    const isOverdue = line.running === 0 && now() - job.since > options.maxWaitMs
    const hasSlot = running < options.maxRunning || isOverdue
    return hasSlot && line.running < options.maxPerClient && shares.mayBegin(client)
  }

  /** Begins the first task of the first client who may begin one. @returns whether there was one */
  function beginNext(): boolean {
    const next = lines.takeNext(mayBegin)
    next?.begin(next.client)
    return next !== null
  }

  function schedule(): void {
    while (beginNext());
    if (waiting > 0 && check === null) check = setTimeout(checkAgain, checkMs).unref()
  }

  function checkAgain(): void {
    check = null
    for (const { jobs } of lines.all()) {
      for (const job of jobs) if (job.begin && now() - job.since >= job.maxMs) job.refuse()
    }
    schedule()
  }

  /** Waits for a turn. @returns a function that ends the task, in the line of the client whose turn it was */
  function turn(client: string, key: string | null, maxMs: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const line = lines.of(client)
      if (waiting >= options.maxWaiting || line.jobs.length >= options.maxWaitingPerClient) {
        reject(new QueueFull('Too many tasks wait.'))
        return
      }
      const stopWaiting = () => {
        job.begin = null
        waiting -= 1
        if (key !== null && joinable.get(key) === job) joinable.delete(key)
      }
      const job: Job = {
        since: now(),
        maxMs,
        begin(whose) {
          stopWaiting()
          resolve(occupy(whose))
        },
        refuse() {
          stopWaiting()
          reject(new QueueFull('This task has waited for too long.'))
        },
      }
      waiting += 1
      if (key !== null) joinable.set(key, job)
      line.jobs.push(job)
      schedule()
    })
  }

  function occupy(client: string): () => void {
    const line = lines.of(client)
    const end = shares.begin(client)
    line.running += 1
    running += 1
    return () => {
      end()
      line.running -= 1
      running -= 1
      // Clients that came meanwhile and had no turn yet go first.
      if (line.running === 0) lines.moveToEnd(client)
      // Events that have arrived meanwhile come first.
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
    look: () => ({ waiting, running }),
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
    /** The line of a client; a new one, at the end, where it has none. */
    of(client: string): Line {
      const line = lines.get(client) ?? { jobs: [], running: 0 }
      lines.set(client, line)
      return line
    },
    /** Lets the other clients come first. */
    moveToEnd,
    /** Takes the first task of the first client who may begin one out of its line; null for none. */
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
