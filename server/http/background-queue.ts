/** Runs tasks in the background, one after another. A failure ends a task, not the queue. */
export class BackgroundQueue<Key extends object> {
  private readonly keys = new Set<Key>()
  private last: Promise<unknown> = Promise.resolve()

  /**
   * @param maxLength maximum length; further tasks are dropped, and added again by a later request
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
