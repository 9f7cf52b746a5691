/** Runs works one after another, and a work with a key that waits or runs already only once. */
export class SingleFlightQueue<Result> {
  readonly #flights = new Map<string, Promise<Result>>()
  #last: Promise<unknown> = Promise.resolve()

  /** The result of `work`, or of the one under way for the same key. A failure is every caller's and is forgotten. */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const underWay = this.#flights.get(key)
    if (underWay !== undefined) return underWay
    const flight = this.#last.then(work).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    this.#last = flight.catch(() => undefined)
    return flight
  }
}
