import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, createPage, openEditor, publish } from './editing'
import { Visitor } from './visitor'

const patienceMs = 5000
const sessionPath = '/_allauth/browser/v1/auth/session'
/** The number of wrong passwords at all servers that locks an address. */
const attempts = 5

/**
 * Checks that one server knows the actions at the other: sessions, limits of attempts, presence,
 * search.
 * @returns for each check its problem, or null
 */
export async function compareServers({ servers, siteUrl }: Cluster): Promise<Record<string, string | null>> {
  const [first, second] = servers
  if (!first || !second) throw new Error('Two servers are required.')
  const urls: Urls = [first.url, second.url]
  return {
    'a session begins and ends on both': await checkSession(siteUrl, urls),
    'wrong passwords are counted together': await checkAttempts(siteUrl, urls),
    'editors see each other': await checkPresence(siteUrl, urls),
    'what was published here is found there': await checkSearch(siteUrl, urls),
  }
}

type Urls = readonly [string, string]

const compare = (actual: unknown, expected: unknown) =>
  JSON.stringify(actual) === JSON.stringify(expected)
    ? null
    : `${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`

async function checkSession(siteUrl: string, [first, second]: Urls): Promise<string | null> {
  const visitor = await openEditor(siteUrl, first, '192.0.2.50')
  const before = await visitor.send(second, 'GET', sessionPath)
  await visitor.send(second, 'DELETE', sessionPath)
  const after = await visitor.send(first, 'GET', sessionPath)
  return compare([before.status, after.status], [200, 401])
}

async function checkAttempts(siteUrl: string, urls: Urls): Promise<string | null> {
  const areLocked: boolean[] = []
  for (let attempt = 0; attempt <= attempts; attempt += 1) {
    const visitor = new Visitor(siteUrl, '192.0.2.60')
    const server = urls[attempt % 2] ?? urls[0]
    const { text } = await visitor.logIn(server, 'nobody@example.org', `Falsch geraten ${attempt}`)
    areLocked.push(text.includes('too_many_login_attempts'))
  }
  return compare(areLocked, [...Array.from({ length: attempts }, () => false), true])
}

/** Checks that the presence stream at one server reports an editor at the other. */
async function checkPresence(siteUrl: string, [first, second]: Urls): Promise<string | null> {
  const editor = await openEditor(siteUrl, first, '192.0.2.70')
  const pageId = await createPage(editor, first, 'anwesend')
  const path = `/de/pageeditor-api/page/${pageId}/presence/`
  const stream = await fetch(first + path, { headers: editor.headers(), signal: AbortSignal.timeout(patienceMs) })
  await editor.call(second, 'POST', path, { module: null })
  const decoder = new TextDecoder()
  const reader = stream.body?.getReader()
  let receivedText = ''
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      receivedText += decoder.decode(part.value, { stream: true })
      if (receivedText.includes('"user_id"')) return null
    }
  } catch {
    // The timeout is reported below.
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
  return `The stream told nothing but ${JSON.stringify(receivedText)}`
}

async function checkSearch(siteUrl: string, [first, second]: Urls): Promise<string | null> {
  const editor = await openEditor(siteUrl, first, '192.0.2.80')
  const pageId = await createPage(editor, first, 'kulissenschieber')
  await addBlock(editor, first, pageId, 'Der Kulissenschieber kommt.')
  await publish(editor, first, pageId)
  const visitor = new Visitor(siteUrl, '192.0.2.81')
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const { text } = await visitor.send(second, 'GET', '/de/api/search/?query=Kulissenschieber')
    if (text.includes('/de/kulissenschieber')) return null
    await wait(100)
  }
  return 'The page is not found.'
}
