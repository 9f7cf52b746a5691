import { expect, it } from 'vitest'
import { footerLinks } from '@/backend/platform/db/schema/content/footer-links'
import { startTestServices } from '@/tests/databases'
import { checkLinksNightly, readLinkCheck } from './check-links'

const testServices = startTestServices()

it('runs once after 3:00 in Berlin on one of several servers', async () => {
  const { db } = testServices.services
  expect(await readLinkCheck(db)).toEqual({ checked_at: null, links: [] })
  const runCheck = async (time: string) => {
    await Promise.all([1, 2, 3].map(() => checkLinksNightly(db, new Date(time))))
    const { checked_at, links } = await readLinkCheck(db)
    return [checked_at, links.length]
  }
  expect(await runCheck('2026-11-25T08:00:00Z')).toEqual(['2026-11-25T09:00:00+01:00', 0])
  const url = { de: '/de/gibt-es/nicht', en: 'https://example.org/' }
  await db.insert(footerLinks).values({ title: { de: 'Weg', en: 'Gone' }, url })
  expect(await runCheck('2026-11-26T01:59:00Z')).toEqual(['2026-11-25T09:00:00+01:00', 0])
  expect(await runCheck('2026-11-26T02:00:00Z')).toEqual(['2026-11-26T03:00:00+01:00', 1])
  await db.delete(footerLinks)
  expect(await runCheck('2026-11-26T20:00:00Z')).toEqual(['2026-11-26T03:00:00+01:00', 1])
  // An hour earlier in UTC in summer.
  expect(await runCheck('2027-07-01T01:00:00Z')).toEqual(['2027-07-01T03:00:00+02:00', 0])
})
