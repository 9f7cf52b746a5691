import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'

/**
 * Endpoints that a replica may serve to visitors. Their content has cache tags, or may be some
 * seconds late. Mailed keys are excluded, because they often follow a write.
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

/** Excludes words that other endpoints have in place of an id. */
const nonIdWords = '(?!my/?$|team/?$|renewal/?$|confirmation/?$)'
const parameterPatterns: Readonly<Record<string, string>> = { '{id}': `${nonIdWords}[^/]+`, '{path}': '.+' }

const replicaCallPattern = new RegExp(`^(?:/[a-z]{2})?(?:${replicaCalls.map(toPattern).join('|')})/?$`)

function toPattern(call: string): string {
  return call.replaceAll('.', '\\.').replace(/\{\w+\}/g, (name) => parameterPatterns[name] ?? '[^/]+')
}

/** Returns true if a replica may serve the request. */
export function mayReadReplica(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && replicaCallPattern.test(path)
}

/**
 * Lets requests without a session or API key read from a replica. Other requests must see the
 * writes of their user.
 */
export function replicaReads({ replica }: Pick<Services, 'replica'>, sessionCookie: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const hasCredentials = getCookie(c, sessionCookie) !== undefined || c.req.header('Authorization') !== undefined
    if (replica === null || hasCredentials || !mayReadReplica(c.req.method, c.req.path)) return next()
    return replica.read(next)
  })
}
