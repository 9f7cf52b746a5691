import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { lastBackups } from '@/backend/platform/db/schema/operations/last-backups'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { serveMetrics } from '@/lib/node/metrics/serve-metrics'
import { startTestBackend } from '@/tests/backend-app'
import { silentLog } from '@/tests/databases'
import { findFreePort } from '@/tests/servers/free-port'

const now = new Date('2026-11-02T10:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const backend = startTestBackend({ clock: () => now })

/** Scrapes like Prometheus. @returns the value of each series */
let scrape: () => Promise<Map<string, number>>
beforeAll(async () => {
  const { registry } = backend.services.metrics
  const env = { METRICS_PORT: await findFreePort(), METRICS_HOST: '127.0.0.1' }
  const server = await serveMetrics(env, { registry, log: silentLog, release: 'buehnenhaus@1.0.0+abc' })
  scrape = async () => {
    const text = await (await fetch(String(server?.url))).text()
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      lines.map((line) => {
        const end = line.lastIndexOf(' ')
        return [line.slice(0, end), Number(line.slice(end + 1))]
      }),
    )
  }
  return () => server?.stop()
})

const settings = 'program="backend",route="/:locale/api/settings",method="GET"'
const requests = 'buehnenhaus_http_requests_total'
const duration = 'buehnenhaus_http_request_duration_seconds'
const getValue = (values: Map<string, number>, series: string) => values.get(series) ?? 0

describe('requests', () => {
  it('are counted with their durations', async () => {
    const before = await scrape()
    await backend.get('/de/api/settings/')
    const between = await scrape()
    await backend.get('/en/api/settings/?email=eva@example.org')
    const after = await scrape()
    const requestSeries = `${requests}{${settings},status="4xx"}`
    expect([before, between, after].map((values) => getValue(values, requestSeries))).toEqual([0, 1, 2])
    expect(getValue(after, `${duration}_count{${settings}}`)).toBe(2)
    expect(getValue(after, `${duration}_bucket{${settings},le="+Inf"}`)).toBe(2)
    const getSum = (values: Map<string, number>) => getValue(values, `${duration}_sum{${settings}}`)
    expect(getSum(between)).toBeGreaterThan(0)
    expect(getSum(after)).toBeGreaterThan(getSum(between))
    expect([...after.keys()].join()).not.toContain('eva')
  })

  it('of a thousand random addresses add no series', async () => {
    const visit = async (name: string) => {
      const areas = ['/', '/de/api/', '/de/pageeditor-api/page/', '/media/', '/_allauth/', '/api/persons/']
      for (const area of areas) await backend.get(`${area}${name}/`)
    }
    await visit('a')
    const before = [...(await scrape()).keys()]
    for (let index = 0; index < 170; index += 1) await visit(`eva-${index * 7919}`)
    expect([...(await scrape()).keys()]).toEqual(before)
    expect(before.join()).not.toContain('eva')
  }, 60_000)
})

describe('the outbox', () => {
  it('shows the number and delay of waiting mails, without delays of single recipients', async () => {
    const { db } = backend.services
    const mail = {
      recipient: 'eva@example.org',
      locale: 'de' as const,
      template: 'password-changed' as const,
      data: { name: 'Eva' },
    }
    const deferred = { ...mail, createdAt: secondsAgo(9000), dueAt: secondsAgo(-60) }
    const scrapeOutbox = async () => {
      const values = await scrape()
      return ['waiting_mails', 'deferred_mails', 'oldest_seconds'].map((name) =>
        values.get(`buehnenhaus_outbox_${name}`),
      )
    }
    expect(await scrapeOutbox()).toEqual([0, 0, 0])
    await db
      .insert(outbox)
      .values([
        { ...mail, createdAt: secondsAgo(30) },
        { ...mail, createdAt: secondsAgo(90), problem: 'unreachable: ECONNREFUSED', dueAt: secondsAgo(-60) },
        ...['450', '452 4.2.2', '451 4.1.1'].map((code) => ({ ...deferred, problem: `postponed: ${code}` })),
        { ...deferred, problem: 'suspended' },
        { ...mail, createdAt: secondsAgo(9000), attempts: 1, dueAt: secondsAgo(-60) },
        { ...mail, createdAt: secondsAgo(9000), attempts: 1, dueAt: secondsAgo(10) },
        { ...mail, createdAt: secondsAgo(900), state: 'failed', endedAt: now },
      ])
    expect(await scrapeOutbox()).toEqual([7, 3, 90])
    for (const [index, code] of ['421', '451 4.3.2', '454', '450 4.1.8', '452 4.3.1'].entries()) {
      await db.insert(outbox).values({ ...mail, createdAt: secondsAgo(100 + index), problem: `postponed: ${code}` })
      expect(await scrapeOutbox()).toEqual([8 + index, 3, 100 + index])
    }
  })
})

it('shows the age of the last backup if there is one', async () => {
  const readAge = async () => (await scrape()).get('buehnenhaus_backup_age_seconds')
  expect(await readAge()).toBeUndefined()
  await backend.services.db.insert(lastBackups).values({ madeAt: secondsAgo(7200) })
  expect(await readAge()).toBe(7200)
})

describe('scheduled publication', () => {
  it('has the delay of the oldest due entry', async () => {
    const { db } = backend.services
    const readDelay = async () => (await scrape()).get('buehnenhaus_schedule_delay_seconds')
    const [page] = await db.insert(pages).values({}).returning()
    const pageId = Number(page?.id)
    await db.insert(schedules).values({ pageId, locale: 'de', unpublishAt: secondsAgo(-60) })
    expect(await readDelay()).toBe(0)
    await db.insert(schedules).values({ pageId, locale: 'en', unpublishAt: secondsAgo(45), retryAt: secondsAgo(-10) })
    expect(await readDelay()).toBe(45)
  })
})

describe('the resources of the backend', () => {
  it('are the pool, the disk and the readiness', async () => {
    const values = await scrape()
    expect(values.get('buehnenhaus_database_pool_connections')).toBeGreaterThan(0)
    expect(values.get('buehnenhaus_database_pool_waiting')).toBe(0)
    const free = getValue(values, 'buehnenhaus_disk_free_bytes')
    expect(free).toBeGreaterThan(0)
    expect(values.get('buehnenhaus_disk_size_bytes')).toBeGreaterThan(free)
    const readySeries = ['database', 'files', 'disk'].map((check) => `buehnenhaus_ready{check="${check}"}`)
    expect(readySeries.map((series) => values.get(series))).toEqual([1, 1, 1])
    await rm(join(backend.services.env.DATA_DIR, 'media'), { recursive: true })
    const valuesWithoutFiles = await scrape()
    expect(readySeries.map((series) => valuesWithoutFiles.get(series))).toEqual([1, 0, 1])
  })
})
