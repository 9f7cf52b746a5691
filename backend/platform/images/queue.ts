/** Runs tasks one after another; concurrent calls with the same key share one task. */
export class SingleFlightQueue<Result> {
  readonly #flights = new Map<string, Promise<Result>>()
  #last: Promise<unknown> = Promise.resolve()

  /** The result of `work`, or of the task that is queued or running for the same key. A failure goes to all its callers and is not cached. */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const underWay = this.#flights.get(key)
    if (underWay !== undefined) return underWay
    const flight = this.#last.then(work).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    this.#last = flight.catch(() => undefined)
    return flight
  }
}
