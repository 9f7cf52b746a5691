import { expect, it } from 'vitest'
import { startDispatches, startServices } from '@/backend/members/newsletters/dispatches.fixture'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demo } from '@/demo/settings'
import { startSchedulingWorker } from './worker'

const dispatches = startDispatches(startServices)

it('sends newsletters only while the site is switched on', async () => {
  const { db, env } = dispatches.services
  const issue = await dispatches.planIssue()
  await dispatches.addReader('ada@example.org')
  const run = async (is_disabled: boolean, SITE_DISABLED = false) => {
    const data = { de: { ...demo.de, is_disabled }, en: demo.en }
    await db.insert(settings).values({ data }).onConflictDoUpdate({ target: settings.id, set: { data } })
    await startSchedulingWorker({ ...dispatches.services, env: { ...env, SITE_DISABLED } }).stop()
    return (await dispatches.readDispatch(issue)).state
  }
  expect([await run(true), await run(false, true), await run(false)]).toEqual(['planned', 'planned', 'sending'])
})
