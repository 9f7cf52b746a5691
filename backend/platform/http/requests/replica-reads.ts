import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'

/**
 * The calls that a replica may answer for visitors: whatever changes their answers is announced by cache tags or may be some seconds old.
 * Calls with keys of mails are none: who follows such a link has often just written.
 */
export const replicaCalls: readonly string[] = [
  '/api/settings',
  '/api/articles',
  '/api/articles/{id}',
  '/api/articles/feed.rss',
  '/api/article-categories',
  '/api/article-tags',
  '/api/article-tags/{id}',
  '/api/press-releases',
  '/api/press-releases/{id}',
  '/api/press-categories',
  '/api/events',
  '/api/events/{id}',
  '/api/events/{id}/event.ics',
  '/api/events/feed.ics',
  '/api/record-teasers',
  '/api/persons',
  '/api/persons/{id}',
  '/api/persons/{id}/contact.vcf',
  '/api/person-categories',
  '/api/person-categories/{id}',
  '/api/organizations',
  '/api/organizations/{id}',
  '/api/organizations/{id}/contact.vcf',
  '/api/places',
  '/api/jobs',
  '/api/jobs/{id}',
  '/api/jobs/teaser',
  '/api/jobs/feed.rss',
  '/api/jobs/feed.json',
  '/api/countries',
  '/api/regions',
  '/api/search-jobs',
  '/api/download-categories',
  '/api/download-directories',
  '/api/download-directories/{id}',
  '/api/html/{slug}',
  '/api/sitemap',
  '/api/sitemap/{name}',
  '/api/search',
  '/api/search/pages',
  '/api/search/others',
  '/api/search/autocomplete',
  '/pageeditor-api/redirect',
  '/pageeditor-api/redirect/{path}',
  '/pageeditor-api/nav',
  '/pageeditor-api/page',
  '/pageeditor-api/page/{path}',
  '/pageeditor-api/container/by-slug/{slug}',
]

/** Words that stand where ids do, in calls of other kinds. */
const noIds = '(?!my/?$|team/?$|renewal/?$|confirmation/?$)'
const parts: Readonly<Record<string, string>> = { '{id}': `${noIds}[^/]+`, '{path}': '.+' }

const pattern = new RegExp(`^(?:/[a-z]{2})?(?:${replicaCalls.map(asPattern).join('|')})/?$`)

function asPattern(call: string): string {
  return call.replaceAll('.', '\\.').replace(/\{\w+\}/g, (name) => parts[name] ?? '[^/]+')
}

/** Whether a replica may answer a call of a visitor, by its method and path. */
export function mayReadReplica(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && pattern.test(path)
}

/** Has a replica answer what visitors read; whoever has a session or a key may have just written, and reads from the primary. */
export function replicaReads({ replica }: Pick<Services, 'replica'>, sessionCookie: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isOwn = getCookie(c, sessionCookie) !== undefined || c.req.header('Authorization') !== undefined
    if (replica === null || isOwn || !mayReadReplica(c.req.method, c.req.path)) return next()
    return replica.read(next)
  })
}
