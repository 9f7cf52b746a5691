/** Runs tasks in the background, one after another. If a task fails, the next one still runs. */
export class BackgroundQueue<Key extends object> {
  private readonly keys = new Set<Key>()
  private last: Promise<unknown> = Promise.resolve()

  /**
   * @param maxLength number of queued tasks above which tasks are dropped; callers add them again
   * at a later request
   */
  constructor(private readonly maxLength: number) {}

  /** Adds a task unless its key is queued or the queue is full. */
  add(key: Key, task: () => Promise<void>): void {
    if (this.keys.has(key) || this.keys.size >= this.maxLength) return
    this.keys.add(key)
    this.last = this.last
      .then(task)
      .catch(() => undefined)
      .finally(() => this.keys.delete(key))
  }
}
