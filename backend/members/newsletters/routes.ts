import { createRoute, z } from '@hono/zod-openapi'
import { NotFoundError } from '@/backend/platform/errors'
import { toClient } from '@/backend/platform/http/client'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { isRobot } from '@/backend/platform/http/requests/is-robot'
import { readId } from '@/backend/platform/http/requests/read-id'
import { searchText } from '@/backend/platform/http/requests/search-text'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import {
  issueChoicesSchema,
  mailedTypes,
  mailParts,
  sectionSources,
} from '@/lib/contract/administration/newsletter-issues'
import { listedIds } from '@/lib/contract/administration/record-type'
import { issueContentSchema, issueListSchema, issuePageSchema } from '@/lib/contract/records/newsletter-issue'
import { createTokenBuckets, visitLimit } from '@/lib/node/fairness/token-buckets'
import { addClicks } from './counted-links'
import { readIssuePage } from './issue-preview'
import { listChoices } from './list-choices'
import { findPastIssue, listPastIssues } from './past-issues'
import { mayManageIssues, maySendReleases } from './policy'
import { mailPreviews } from './preview-dispatched'
import { renderMailPart } from './rendering/render-mail-part'

/** Mails have inline styles and no scripts. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups"

const preview = createRoute({
  method: 'get',
  path: '/administration/{type}/{id}/preview',
  middleware: authorize((user) => mayManageIssues(user) && maySendReleases(user)),
  summary: 'Previews the mail of an issue or a press release',
  request: {
    params: z.object({ type: z.enum(mailedTypes), id: z.string() }),
    query: z.object({ part: z.enum(mailParts).default('html') }),
  },
  responses: {
    200: {
      description: 'The mail',
      content: { 'text/html': { schema: z.string() }, 'text/plain': { schema: z.string() } },
    },
    400: refusal('Unknown type or part'),
    401: refusal('Not logged in'),
    403: refusal('The user may not send mails to lists'),
    404: refusal('The record does not exist in this language'),
  },
})

const pagePreview = createRoute({
  method: 'get',
  path: '/administration/newsletter-issues/{id}/page',
  middleware: authorize(mayManageIssues),
  summary: 'Previews the page of an issue',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(issueContentSchema, 'The issue'),
    401: refusal('Not logged in'),
    403: refusal('The user may not manage issues'),
    404: refusal('The issue does not exist in this language'),
  },
})

const choices = createRoute({
  method: 'get',
  path: '/administration/newsletter-issues/choices/{source}',
  middleware: authorize(mayManageIssues),
  summary: 'Lists public records to choose for a section',
  request: {
    params: z.object({ source: z.enum(sectionSources) }),
    query: z.object({ search: searchText.default(''), ids: listedIds.optional() }),
  },
  responses: {
    200: json(issueChoicesSchema, 'The records with these ids, or the latest whose titles contain the words'),
    400: refusal('Unknown source'),
    401: refusal('Not logged in'),
    403: refusal('The user may not manage issues'),
  },
})

const list = createRoute({
  method: 'get',
  path: '/newsletter-issues',
  summary: 'Lists the sent issues that have a page in this language, the latest first',
  responses: { 200: json(issueListSchema, 'The listed issues') },
})

const detail = createRoute({
  method: 'get',
  path: '/newsletter-issues/{id}',
  summary: 'Returns a sent issue as a page',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(issuePageSchema, 'The issue'), 404: refusal('The issue has no page in this language') },
})

const link = createRoute({
  method: 'get',
  path: '/newsletter-links/{id}',
  summary: 'Counts a click on a link in the mails of an issue, and redirects to the address of the link',
  request: { params: z.object({ id: z.string() }) },
  responses: { 302: { description: 'The address of the link' }, 404: refusal('The link does not exist') },
})

/**
 * GET api/newsletter-issues/, newsletter-issues/{id}/, newsletter-links/{id}/, and in
 * administration/newsletter-issues/: {id}/preview/ (also of press-releases/), {id}/page/ and
 * choices/{source}/
 */
export function newsletterRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  const clickBuckets = createTokenBuckets(visitLimit)
  return createRouter()
    .openapi(preview, async (c) => {
      const { type, id } = c.req.valid('param')
      const mail = await mailPreviews[type](db, env, { id: readId(id), locale: c.get('locale') })
      if (!mail) throw new NotFoundError()
      const { part } = c.req.valid('query')
      const content = renderMailPart(mail, part)
      if (part === 'text') return c.text(content, 200)
      c.header('Content-Security-Policy', mailPolicy)
      return c.html(content, 200)
    })
    .openapi(pagePreview, async (c) => {
      const reference = { id: readId(c.req.valid('param').id), locale: c.get('locale') }
      return c.json(await readIssuePage(db, reference), 200)
    })
    .openapi(choices, async (c) => {
      const { search, ids = null } = c.req.valid('query')
      const { source } = c.req.valid('param')
      const query = { source, locale: c.get('locale'), now: clock(), search, ids }
      return c.json({ results: await listChoices(db, query) }, 200)
    })
    .openapi(list, async (c) => {
      setCacheTags(c, [cacheTags.newsletterIssues])
      return c.json(await listPastIssues(db, c.get('locale')), 200)
    })
    .openapi(link, async (c) => {
      const id = readId(c.req.valid('param').id)
      const isRead = c.req.method === 'GET' && !isRobot(c)
      const isCounted = isRead && clickBuckets.take(toClient(c), clock()) === 0
      const url = await addClicks(db, id, isCounted ? 1 : 0)
      if (url === null) throw new NotFoundError()
      c.header('Cache-Control', 'no-store')
      c.header('X-Robots-Tag', 'noindex')
      return c.redirect(url, 302)
    })
    .openapi(detail, async (c) => {
      setCacheTags(c, [cacheTags.newsletterIssues])
      const issue = await findPastIssue(db, readId(c.req.valid('param').id), c.get('locale'))
      if (!issue) throw new NotFoundError()
      setCacheTags(c, [cacheTags.newsletterIssues, ...issue.tags])
      return c.json(issue.page, 200)
    })
}
