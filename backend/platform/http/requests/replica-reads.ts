import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'

/**
 * Endpoints that a replica may serve to visitors. Changes of their content are announced by cache
 * tags, or may appear some seconds late. Endpoints with mailed keys are left out, because their
 * callers have often just written something.
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

/** Excludes path segments that are in the place of an id but belong to different endpoints. */
const notAnId = '(?!my/?$|team/?$|renewal/?$|confirmation/?$)'
const parts: Readonly<Record<string, string>> = { '{id}': `${notAnId}[^/]+`, '{path}': '.+' }

const pattern = new RegExp(`^(?:/[a-z]{2})?(?:${replicaCalls.map(toPattern).join('|')})/?$`)

function toPattern(call: string): string {
  return call.replaceAll('.', '\\.').replace(/\{\w+\}/g, (name) => parts[name] ?? '[^/]+')
}

/** Returns true if a replica may serve a request of a visitor. */
export function mayReadReplica(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && pattern.test(path)
}

/**
 * Lets requests of visitors read from a replica. A request with a session or an API key may follow
 * a write by the same client, so it reads from the primary.
 */
export function replicaReads({ replica }: Pick<Services, 'replica'>, sessionCookie: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const hasCredentials =
      getCookie(c, sessionCookie) !== undefined || c.req.header('Authorization') !== undefined
    if (replica === null || hasCredentials || !mayReadReplica(c.req.method, c.req.path)) return next()
    return replica.read(next)
  })
}
