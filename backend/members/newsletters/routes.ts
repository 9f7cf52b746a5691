import { createRoute, z } from '@hono/zod-openapi'
import { NotFoundError } from '@/backend/platform/errors'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { createRouter, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { queriedId } from '@/lib/contract/common/record-id'
import { mayKeepIssues } from './policy'
import { previewIssue } from './preview-issue'
import { renderIssueHtml, renderIssueText } from './render-issue'

/** Mails have inline styles and no scripts. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups"

const preview = createRoute({
  method: 'get',
  path: '/administration/newsletter-issues/{id}/preview',
  middleware: authorize(mayKeepIssues),
  summary: 'Renders an issue as the mail that would leave now',
  request: {
    params: z.object({ id: queriedId }),
    query: z.object({ part: z.enum(['html', 'text']).default('html') }),
  },
  responses: {
    200: {
      description: 'The mail',
      content: { 'text/html': { schema: z.string() }, 'text/plain': { schema: z.string() } },
    },
    401: refusal('Not logged in'),
    403: refusal('The user may not keep issues'),
    404: refusal('No such issue in this language'),
  },
})

/** GET api/administration/newsletter-issues/{id}/preview/ */
export function newsletterRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  return createRouter().openapi(preview, async (c) => {
    const { id } = c.req.valid('param')
    const issue = await previewIssue(db, env, { id, locale: c.get('locale') })
    if (!issue) throw new NotFoundError()
    if (c.req.valid('query').part === 'text') return c.text(renderIssueText(issue), 200)
    c.header('Content-Security-Policy', mailPolicy)
    return c.html(renderIssueHtml(issue), 200)
  })
}
