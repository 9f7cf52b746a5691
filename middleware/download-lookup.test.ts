import { expect, it, vi } from 'vitest'
import { installTransport } from '@/lib/api/transport'
import { formatAddress } from './address'
import { resolveRedirect } from './resolve-redirect'
import { createRuleContext } from './rule-context'
import { rules } from './rules'

vi.spyOn(console, 'info').mockImplementation(() => {})

const responses: Record<string, unknown> = {
  'download-directories/9/': { id: 9, slug: 'satzung', category: { id: 4, slug: 'verband' } },
  'download-directories/5/': { id: 5, slug: 'beitritt', category: { id: 4, slug: 'verband' } },
  'download-categories/': {
    results: [
      { id: 4, slug: 'verband' },
      { id: 5, slug: 'positionen' },
    ],
  },
}
const tariffs = { id: 3, slug: 'tarifvertraege' }
const membersResponses: Record<string, unknown> = {
  'download-protected-directories/7/': { id: 7, slug: 'tv-buehne', category: tariffs },
  'download-protected-categories/': { results: [tariffs] },
}

/** A backend with these downloads, and a member with a session. */
installTransport(async (request) => {
  const path = new URL(request.url).pathname.replace(/^\/(de|en)\/api\//, '')
  const isMember = request.headers.get('cookie') === 'sessionid=member'
  if (path.endsWith('auth/session')) {
    return Response.json({ meta: { is_authenticated: isMember } }, { status: isMember ? 200 : 401 })
  }
  if (path.includes('download-protected') && !isMember) return Response.json({}, { status: 401 })
  const body = responses[path] ?? membersResponses[path]
  return body ? Response.json(body) : Response.json({ detail: 'Not found.' }, { status: 404 })
})

const follow = async (pathname: string, search: string) => {
  const context = createRuleContext(new Headers({ cookie: 'sessionid=member' }))
  const redirect = await resolveRedirect(rules, { pathname, search }, context)
  return redirect && `${redirect.status} ${formatAddress(redirect.target)}${redirect.isPersonal ? ' personal' : ''}`
}

it.each([
  ['/de/downloads/verband/4', '?page=2', null],
  ['/en/downloads/positionen/5', '', null],
  ['/de/downloads/verband/04', '', '301 /de/downloads/verband/4'],
  ['/en/downloads/alter-name/4', '?a=1', '301 /en/downloads/verband/4?a=1'],
  ['/de/downloads/satzung/9', '', '301 /de/downloads/verband/4?directory=9'],
  ['/en/downloads/alter-name/9', '?a=1', '301 /en/downloads/verband/4?directory=9&a=1'],
  ['/de/downloads/beitritt/5', '', '301 /de/downloads/verband/4?directory=5'],
  ['/de/downloads/alter-name/5', '', '301 /de/downloads/positionen/5'],
  ['/de/downloads/satzung/999', '', null],
  ['/de/downloads/verband/4', '?directory=9', null],
  ['/de/downloads/positionen/5', '?directory=9&a=1', '301 /de/downloads/verband/4?directory=9&a=1'],
  ['/de/downloads/verband/4', '?directory=999', null],
  ['/de/downloads/verband/4', '?directory=x', null],
  ['/de/downloads', '?category=verband&page=2', '301 /de/downloads/verband/4?page=2'],
  ['/downloads', '?category=positionen', '301 /de/downloads/positionen/5'],
  ['/de/downloads', '?category=unbekannt', null],
  ['/de/downloads', '?search=a', null],
  ['/de/account/downloads/tv-buehne/7', '', null],
  ['/de/account/downloads/alter-name/7', '', '301 /de/account/downloads/tv-buehne/7 personal'],
  ['/en/account/downloads/tarifvertraege/3', '', '301 /en/account/downloads/tarifvertraege personal'],
  ['/de/account/downloads/tarifvertraege', '', null],
  ['/de/account/downloads/tarifvertraege/x', '', null],
])('%s%s leads to the present address of the downloads', async (pathname, search, expected) => {
  expect(await follow(pathname, search)).toBe(expected)
})

it('hides members’ downloads from visitors without a session', async () => {
  const context = createRuleContext(new Headers())
  const entry = { slug: 'alter-name', id: 7 }
  expect(await context.loadMembersDownloadAddress('de', entry)).toBeNull()
  expect(await context.loadDownloadAddress('de', entry)).toBeNull()
})
