/** Runs tasks one after another; concurrent calls with the same key share one task. */
export class SingleFlightQueue<Result> {
  readonly #flights = new Map<string, Promise<Result>>()
  #last: Promise<unknown> = Promise.resolve()

  /** Returns the result of `work` or of the pending task with this key. Caches no failures. */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const currentFlight = this.#flights.get(key)
    if (currentFlight !== undefined) return currentFlight
    const flight = this.#last.then(work).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    this.#last = flight.catch(() => undefined)
    return flight
  }
}
