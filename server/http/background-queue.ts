/** Runs tasks one after another, also after a failure. */
export class BackgroundQueue<Key extends object> {
  private readonly keys = new Set<Key>()
  private last: Promise<unknown> = Promise.resolve()

  /** @param maxLength length above which tasks are dropped; later requests add them again */
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
