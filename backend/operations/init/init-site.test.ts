import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { UsageError } from '@/lib/node/command-line.mjs'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { ask } from '@/tests/content/media'
import { parseNewSite } from './arguments'
import { initSite } from './init-site'

const backend = startTestBackend()
const words = [
  ...['--name', 'Haus & Hof', '--name-en', 'House & Yard', '--short-name', 'HuH'],
  ...['--email', 'post@haus.example', '--admin-email', 'ada@haus.example'],
  ...['--admin-first-name', 'Ada', '--admin-last-name', 'Probe', '--password-stdin'],
]
const password = 'Vorhang auf, Licht aus!'

function createRun(enteredPassword = password) {
  const lines: string[] = []
  const run = () =>
    initSite(
      { ...backend.services, readLine: async () => enteredPassword, print: (line) => lines.push(line) },
      parseNewSite(words),
    )
  return { run, lines }
}

it('rejects invalid arguments and names missing ones', () => {
  expect(() => parseNewSite(['--name', 'Haus'])).toThrow(UsageError)
  expect(() => parseNewSite(['--name', 'Haus'])).toThrow(/--email/)
  expect(() => parseNewSite([...words, '--surprise', 'x'])).toThrow(UsageError)
  expect(() => parseNewSite([...words, '--email', 'nobody'])).toThrow(/--email/)
})

it('creates nothing for a weak password', async () => {
  await expect(createRun('123').run()).rejects.toThrow('at least 10 characters')
  expect(await backend.services.db.select().from(users)).toEqual([])
})

it('creates a site and its administrator once', async () => {
  const { run, lines } = createRun()
  await run()
  expect(lines.join('\n')).toContain('/de/account/login')
  const home = await (await backend.get('/en/pageeditor-api/page/')).json()
  expect(home).toMatchObject({ title: 'House & Yard', is_online: true })
  const settings = await (await backend.get('/de/api/settings/')).json()
  expect(settings).toMatchObject({ name: 'Haus & Hof', short_name: 'HuH', email: 'post@haus.example' })
  const menu = await (await backend.get('/de/pageeditor-api/nav/')).json()
  expect(JSON.stringify(menu)).toContain('Jobbörse')
  // The targets of the links in the header.
  for (const path of ['barrierefreiheit', 'ansprechpersonen', 'search']) {
    expect((await backend.get(`/de/pageeditor-api/page/${path}`)).status).toBe(200)
  }

  const [admin] = await backend.services.db.select().from(users).where(eq(users.email, 'ada@haus.example'))
  expect(admin).toMatchObject({ role: 'admin', isActive: true })
  const browser = new TestBrowser(backend)
  await browser.call('GET', '/_allauth/browser/v1/config')
  const login = await browser.call('POST', '/_allauth/browser/v1/auth/login', { email: 'ada@haus.example', password })
  expect(login.status).toBe(200)
  const { body } = await ask(browser, 'GET', '/drafts-and-schedules/')
  const draftTitles = body.drafts.map(({ title }: { title: string }) => title)
  expect(draftTitles).toEqual(expect.arrayContaining(['Impressum', 'Datenschutz', 'Legal notice', 'Privacy policy']))

  await expect(createRun().run()).rejects.toThrow('already has content')
  const onlinePages = await backend.services.db.select({ title: publications.title }).from(publications)
  expect(onlinePages.map(({ title }) => title)).not.toContain('Impressum')
})
