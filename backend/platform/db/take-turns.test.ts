import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { QueueFullError } from '@/lib/node/fairness/fair-queue'
import { openTestDatabase, type TestDatabase } from '@/tests/databases'
import { deferred } from '@/tests/deferred'
import { type Caller, runWithCaller } from './caller'
import { createDatabaseTurns } from './take-turns'
import { isStatementTimeout } from './unavailable'

const toCaller = (client: string, isExpensive = false): Caller => ({
  client,
  isExpensive,
  waitedMs: 0,
  hasResponded: false,
})
const settle = () => new Promise(setImmediate)

/** Creates a pool of one connection without a database, and a manual clock. */
function startFake() {
  const clock = { now: 0 }
  const pool = new pg.Pool({ max: 1 })
  const connect = async () => Object.assign(new pg.Client(), { release: () => undefined })
  pool.connect = connect as pg.Pool['connect']
  createDatabaseTurns(() => clock.now).share(pool, 1)
  const starts: string[] = []
  const take = (name: string, caller?: Caller) =>
    runWithCaller(caller, async () => {
      const client = await pool.connect()
      starts.push(name)
      return client
    })
  /** Uses up the credit of a client. */
  const spend = async (caller: Caller) => {
    const client = await take('spent', caller)
    clock.now += 5000
    client.release()
    starts.length = 0
    await settle()
  }
  return { clock, pool, starts, take, spend }
}

describe('turns', () => {
  it('alternate between clients regardless of their number of statements', async () => {
    const { starts, take } = startFake()
    const a = toCaller('a')
    const first = await take('a1', a)
    const second = take('a2', a)
    void take('a3', a)
    const otherClient = take('b1', toCaller('b'))
    first.release()
    await settle()
    await settle()
    expect(starts).toEqual(['a1', 'b1'])
    ;(await otherClient).release()
    await second
    expect(starts).toEqual(['a1', 'b1', 'a2'])
  })

  it('prefer clients that used little of the database', async () => {
    const { starts, take, spend } = startFake()
    await spend(toCaller('a'))
    const holder = await take('b1', toCaller('b'))
    void take('a1', toCaller('a'))
    const next = take('b2', toCaller('b'))
    holder.release()
    await next
    expect(starts).toEqual(['b1', 'b2'])
  })

  it('alternate between clients without credit while no other client waits', async () => {
    const { clock, starts, take, spend } = startFake()
    for (const client of ['a', 'b']) await spend(toCaller(client))
    clock.now += 2000
    const first = await take('a1', toCaller('a'))
    const otherClient = take('b1', toCaller('b'))
    first.release()
    await otherClient
    expect(starts).toEqual(['a1', 'b1'])
  })

  it('admit cheap calls of a client whose expensive calls have used up their share', async () => {
    const { starts, take, spend } = startFake()
    await spend(toCaller('a', true))
    const otherClient = await take('b1', toCaller('b'))
    void take('a1', toCaller('a', true))
    const cheapTurn = take('a2', toCaller('a'))
    otherClient.release()
    await cheapTurn
    expect(starts).toEqual(['b1', 'a2'])
  })

  it('admit a client at once while it is alone, and calls without a client always', async () => {
    const { starts, take, spend } = startFake()
    await spend(toCaller('a'))
    await take('a1', toCaller('a'))
    await take('program')
    expect(starts).toEqual(['a1', 'program'])
  })

  it('do not count work after a response', async () => {
    const { starts, take } = startFake()
    const caller = toCaller('a')
    await take('a1', caller)
    caller.hasResponded = true
    await take('mail', caller)
    expect(starts).toEqual(['a1', 'mail'])
  })

  it('throw QueueFullError after the time limit of a call, and at once for its later statements', async () => {
    const { clock, pool, take } = startFake()
    await take('a1', toCaller('a'))
    const lateCaller = toCaller('b')
    const waiting = take('b1', lateCaller)
    const rejection = expect(waiting).rejects.toThrow(QueueFullError)
    expect(pool.waitingCount).toBe(1)
    clock.now += 10_000
    await rejection
    expect([lateCaller.waitedMs, pool.waitingCount]).toEqual([10_000, 0])
    await expect(take('b2', lateCaller)).rejects.toThrow(QueueFullError)
  })
})

describe('on a real database', () => {
  let database: TestDatabase
  afterEach(() => database.close())

  /** Starts transactions that hold their connections until `end`. */
  function hold(client: string, count: number) {
    const { promise: ended, resolve: end } = deferred()
    const starts: Promise<unknown>[] = []
    const transactions = Array.from({ length: count }, () =>
      runWithCaller(toCaller(client), () =>
        database.db.transaction(async (tx) => {
          starts.push(Promise.resolve(tx.execute(sql`SELECT 1`)))
          await ended
          return tx.execute(sql`SELECT 2 AS last`)
        }),
      ),
    )
    return { transactions, starts, end }
  }

  it('ends running transactions first, then alternates between clients', async () => {
    database = await openTestDatabase()
    const { transactions, end } = hold('a', 12)
    const done: string[] = []
    const firstClientWork = transactions.map((transaction) => transaction.then(() => done.push('a')))
    const secondClientWork = runWithCaller(toCaller('b'), () => database.db.execute(sql`SELECT 1`)).then(() =>
      done.push('b'),
    )
    end()
    await Promise.all([...firstClientWork, secondClientWork])
    expect(done).toHaveLength(13)
    expect(done.indexOf('b')).toBeLessThan(10)
  })

  it.runIf(inject('testTemplate').kind === 'postgres')(
    'reserves connections for readiness checks and searches while two clients use all others',
    async () => {
      database = await openTestDatabase()
      const [a, b] = [hold('a', 6), hold('b', 6)]
      await expect.poll(() => a.starts.length + b.starts.length).toBe(10)
      expect(a.starts).toHaveLength(5)
      await database.readinessDb.execute(sql`SELECT 1`)
      await runWithCaller(toCaller('c', true), () => database.searchDb.execute(sql`SELECT 1`))
      a.end()
      b.end()
      await Promise.all([...a.transactions, ...b.transactions])
    },
  )

  it.runIf(inject('testTemplate').kind === 'postgres')('aborts a long search on a server', async () => {
    database = await openTestDatabase()
    const error = await database.searchDb.execute(sql`SELECT pg_sleep(60)`).catch((caught: unknown) => caught)
    expect(isStatementTimeout(error)).toBe(true)
  })
})
