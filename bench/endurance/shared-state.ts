import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, makePage, openEditor, publish } from './editing'
import { Visitor } from './visitor'

const patienceMs = 5000
const session = '/_allauth/browser/v1/auth/session'
/** So many wrong passwords lock an address, whichever server they are tried at. */
const attempts = 5

/**
 * Asks one server for what was done at the other one: sessions, limits of attempts, presence, search.
 * @returns by what was looked at, what was seen where that is wrong; null where it is right
 */
export async function compareServers({ servers, siteUrl }: Cluster): Promise<Record<string, string | null>> {
  const [first, second] = servers
  if (!first || !second) throw new Error('There have to be two servers.')
  const urls: Urls = [first.url, second.url]
  return {
    'a session begins and ends on both': await checkSession(siteUrl, urls),
    'wrong passwords are counted together': await checkAttempts(siteUrl, urls),
    'editors see each other': await checkPresence(siteUrl, urls),
    'what was published here is found there': await checkSearch(siteUrl, urls),
  }
}

type Urls = readonly [string, string]

const unlessEqual = (seen: unknown, wanted: unknown) =>
  JSON.stringify(seen) === JSON.stringify(wanted)
    ? null
    : `${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`

async function checkSession(siteUrl: string, [first, second]: Urls): Promise<string | null> {
  const visitor = await openEditor(siteUrl, first, '192.0.2.50')
  const before = await visitor.ask(second, 'GET', session)
  await visitor.ask(second, 'DELETE', session)
  const after = await visitor.ask(first, 'GET', session)
  return unlessEqual([before.status, after.status], [200, 401])
}

async function checkAttempts(siteUrl: string, urls: Urls): Promise<string | null> {
  const areLocked: boolean[] = []
  for (let attempt = 0; attempt <= attempts; attempt += 1) {
    const visitor = new Visitor(siteUrl, '192.0.2.60')
    const server = urls[attempt % 2] ?? urls[0]
    const { text } = await visitor.logIn(server, 'nobody@example.org', `Falsch geraten ${attempt}`)
    areLocked.push(text.includes('too_many_login_attempts'))
  }
  return unlessEqual(areLocked, [...Array.from({ length: attempts }, () => false), true])
}

/** The stream of a page at one server tells of whoever comes to the page at the other one. */
async function checkPresence(siteUrl: string, [first, second]: Urls): Promise<string | null> {
  const editor = await openEditor(siteUrl, first, '192.0.2.70')
  const pageId = await makePage(editor, first, 'anwesend')
  const path = `/de/pageeditor-api/page/${pageId}/presence/`
  const stream = await fetch(first + path, {
    headers: editor.headers(),
    signal: AbortSignal.timeout(patienceMs),
  })
  await editor.call(second, 'POST', path, { module: null })
  const decoder = new TextDecoder()
  const reader = stream.body?.getReader()
  let told = ''
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      told += decoder.decode(part.value, { stream: true })
      if (told.includes('"user_id"')) return null
    }
  } catch {
    // It took too long, which is said below.
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
  return `The stream told nothing but ${JSON.stringify(told)}`
}

async function checkSearch(siteUrl: string, [first, second]: Urls): Promise<string | null> {
  const editor = await openEditor(siteUrl, first, '192.0.2.80')
  const pageId = await makePage(editor, first, 'kulissenschieber')
  await addBlock(editor, first, pageId, 'Der Kulissenschieber kommt.')
  await publish(editor, first, pageId)
  const visitor = new Visitor(siteUrl, '192.0.2.81')
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const { text } = await visitor.ask(second, 'GET', '/de/api/search/?query=Kulissenschieber')
    if (text.includes('/de/kulissenschieber')) return null
    await wait(100)
  }
  return 'The page is not found.'
}
