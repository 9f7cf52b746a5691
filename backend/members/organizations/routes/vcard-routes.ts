import { createRoute, z } from '@hono/zod-openapi'
import { readPublishedRecord } from '@/backend/content/pages/routes/read-published-record'
import { readId } from '@/backend/platform/http/requests/read-id'
import { contentDisposition } from '@/backend/platform/http/responses/content-disposition'
import { sendFile } from '@/backend/platform/http/responses/send-file'
import { createRouter, missingRecord, optionalLogin, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { formatVCard } from '@/backend/platform/text-files/vcard'
import { toOrganizationVCard } from '../organization-vcard'

const file = createRoute({
  ...optionalLogin,
  method: 'get',
  path: '/organizations/{id}/contact.vcf',
  summary: 'Returns an organization as a vCard',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: { description: 'A vCard', content: { 'text/vcard': { schema: z.string() } } },
    304: { description: 'Not modified' },
    401: refusal('Not logged in; the organization is visible to users only'),
    403: refusal('The organization is visible to another group only'),
    404: missingRecord('The organization does not exist, or has no page in this language'),
    410: refusal('The organization was deleted'),
  },
})

/** GET api/organizations/{id}/contact.vcf */
export function organizationVCardRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  return createRouter().openapi(file, async (c) => {
    const id = readId(c.req.valid('param').id)
    const { page, record } = await readPublishedRecord(c, db, id, ['organization'])
    const card = toOrganizationVCard(page, record, { locale: c.get('locale'), siteUrl: env.SITE_URL })
    c.header('Content-Disposition', contentDisposition('attachment', `${page.title}.vcf`))
    return sendFile(c, formatVCard(card), { type: 'text/vcard; charset=utf-8' })
  })
}
