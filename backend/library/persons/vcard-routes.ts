import { createRoute, z } from '@hono/zod-openapi'
import { NotFoundError } from '@/backend/platform/errors'
import { readId } from '@/backend/platform/http/requests/read-id'
import { contentDisposition } from '@/backend/platform/http/responses/content-disposition'
import { sendFile } from '@/backend/platform/http/responses/send-file'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { formatVCard } from '@/backend/platform/text-files/vcard'
import { cacheTags } from '@/lib/cache-tags'
import { findSettings } from '../settings/store'
import { formatPersonVCard } from './person-vcard'
import { presentPerson } from './presenter'
import { findPerson } from './store'

const file = createRoute({
  method: 'get',
  path: '/persons/{id}/contact.vcf',
  summary: 'Returns a contact person as a vCard',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: { description: 'A vCard', content: { 'text/vcard': { schema: z.string() } } },
    304: { description: 'Not modified' },
    404: refusal('Not found'),
  },
})

/** GET api/persons/{id}/contact.vcf */
export function personVCardRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  return createRouter().openapi(file, async (c) => {
    const id = readId(c.req.valid('param').id)
    const locale = c.get('locale')
    setCacheTags(c, [cacheTags.person(id), cacheTags.persons, cacheTags.settings])
    const row = await findPerson(db, id)
    if (!row) throw new NotFoundError()
    const person = presentPerson(row, locale)
    const card = formatPersonVCard(person, await findSettings(db, locale), env.SITE_URL)
    c.header('Content-Disposition', contentDisposition('attachment', `${person.name}.vcf`))
    return sendFile(c, formatVCard(card), { type: 'text/vcard; charset=utf-8' })
  })
}
