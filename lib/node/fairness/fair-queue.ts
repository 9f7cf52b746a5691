import type { TimeShares } from './time-shares'

export interface FairQueue {
  /**
   * Runs a task in the turn of its client.
   * @param key identifies the task for `join`
   * @throws QueueFullError if too many tasks wait; errors of the task
   */
  run<Result>(client: string, key: string, work: () => Promise<Result>): Promise<Result>
  /**
   * Waits for a turn, at most `maxWaitMs`. Returns a function to call at the end of the task.
   * @throws QueueFullError if too many tasks wait, or after `maxWaitMs`
   */
  enter(client: string, maxWaitMs: number): Promise<() => void>
  /**
   * Adds a waiting task to the line of a second client. The first turn of either client starts it.
   */
  join(client: string, key: string): void
  getCounts(): { waiting: number; running: number }
}

/** Too many tasks wait, or a task waited too long. */
export class QueueFullError extends Error {}

interface QueueOptions {
  /** Maximum running tasks, in total and per client. */
  maxRunning: number
  maxPerClient: number
  /** Maximum waiting tasks, in total and per client. */
  maxWaiting: number
  maxWaitingPerClient: number
  /**
   * Time after which a task starts although no slot is free, if its client has no running task. A
   * slow backend may occupy all slots.
   */
  maxWaitMs: number
  shares: Pick<TimeShares, 'mayStart' | 'startMeasuring'>
  now: () => number
}

interface QueuedTask {
  enteredAt: number
  maxWaitMs: number
  /** Starts the task in the turn of a client; null after its start or rejection. */
  start: ((client: string) => void) | null
  reject(): void
}

interface ClientLine {
  tasks: QueuedTask[]
  runningCount: number
}

/** Interval in which waiting tasks are checked again, because shares refill with time. */
const checkIntervalMs = 50

/** Creates a queue in which clients take turns. */
export function createFairQueue(options: QueueOptions): FairQueue {
  const { shares, now } = options
  const lines = createClientLines()
  const joinableTasks = new Map<string, QueuedTask>()
  let waitingCount = 0
  let runningCount = 0
  let checkTimer: NodeJS.Timeout | null = null

  function mayStart(client: string, line: ClientLine, task: QueuedTask): boolean {
    const isOverdue = line.runningCount === 0 && now() - task.enteredAt > options.maxWaitMs
    const hasSlot = runningCount < options.maxRunning || isOverdue
    return hasSlot && line.runningCount < options.maxPerClient && shares.mayStart(client)
  }

  /** Starts the next task. Returns false if no client may start one. */
  function startNext(): boolean {
    const next = lines.takeNext(mayStart)
    next?.start(next.client)
    return next !== null
  }

  function startAllPermitted(): void {
    while (startNext());
    if (waitingCount > 0 && checkTimer === null) checkTimer = setTimeout(checkAgain, checkIntervalMs).unref()
  }

  function checkAgain(): void {
    checkTimer = null
    for (const { tasks } of lines.list()) {
      for (const task of tasks) if (task.start && now() - task.enteredAt >= task.maxWaitMs) task.reject()
    }
    startAllPermitted()
  }

  /** Waits for a turn. Returns a function to call at the end of the task. */
  function waitForTurn(client: string, key: string | null, maxWaitMs: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const line = lines.get(client)
      if (waitingCount >= options.maxWaiting || line.tasks.length >= options.maxWaitingPerClient) {
        reject(new QueueFullError('Too many tasks wait.'))
        return
      }
      const stopWaiting = () => {
        task.start = null
        waitingCount -= 1
        if (key !== null && joinableTasks.get(key) === task) joinableTasks.delete(key)
      }
      const task: QueuedTask = {
        enteredAt: now(),
        maxWaitMs,
        start(turnClient) {
          stopWaiting()
          resolve(occupySlot(turnClient))
        },
        reject() {
          stopWaiting()
          reject(new QueueFullError('This task has waited for too long.'))
        },
      }
      waitingCount += 1
      if (key !== null) joinableTasks.set(key, task)
      line.tasks.push(task)
      startAllPermitted()
    })
  }

  /** Counts a task as running. Returns a function that frees its slot. */
  function occupySlot(client: string): () => void {
    const line = lines.get(client)
    const stopMeasuring = shares.startMeasuring(client)
    line.runningCount += 1
    runningCount += 1
    return () => {
      stopMeasuring()
      line.runningCount -= 1
      runningCount -= 1
      // Clients that arrived during the task have their turn first.
      if (line.runningCount === 0) lines.moveToEnd(client)
      // The event loop handles pending events first.
      setImmediate(startAllPermitted)
    }
  }

  return {
    async run(client, key, work) {
      const freeSlot = await waitForTurn(client, key, Number.POSITIVE_INFINITY)
      try {
        return await work()
      } finally {
        freeSlot()
      }
    },
    enter: (client, maxWaitMs) => waitForTurn(client, null, maxWaitMs),
    join(client, key) {
      const task = joinableTasks.get(key)
      if (!task) return
      const { tasks } = lines.get(client)
      if (tasks.length >= options.maxWaitingPerClient || tasks.includes(task)) return
      tasks.push(task)
      startAllPermitted()
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
    list: () => lines.values(),
    /** Returns the line of a client. Adds one at the end if the client has none. */
    get(client: string): ClientLine {
      const line = lines.get(client) ?? { tasks: [], runningCount: 0 }
      lines.set(client, line)
      return line
    },
    moveToEnd,
    /**
     * Removes the first task of the first client that may start one. Returns null without a task.
     */
    takeNext(mayStart: (client: string, line: ClientLine, task: QueuedTask) => boolean) {
      for (const [client, line] of lines) {
        while (line.tasks[0]?.start === null) line.tasks.shift()
        const [task] = line.tasks
        if (!task && line.runningCount === 0) lines.delete(client)
        if (!task?.start || !mayStart(client, line, task)) continue
        moveToEnd(client)
        line.tasks.shift()
        return { client, start: task.start }
      }
      return null
    },
  }
}
