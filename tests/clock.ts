import { beforeEach } from 'vitest'

/** A clock that shows one time until a test moves it. */
export class TestClock {
  readonly start: Date
  now: Date

  constructor(start: string) {
    this.start = new Date(start)
    this.now = this.start
  }

  /** Returns the current time, as the service `clock`. */
  readonly read = (): Date => this.now

  addSeconds(count: number): void {
    this.now = new Date(this.now.getTime() + count * 1000)
  }

  addMinutes(count: number): void {
    this.addSeconds(count * 60)
  }
}

/** Creates a clock that shows its start again before each test. */
export function startTestClock(start: string): TestClock {
  const clock = new TestClock(start)
  beforeEach(() => {
    clock.now = clock.start
  })
  return clock
}
