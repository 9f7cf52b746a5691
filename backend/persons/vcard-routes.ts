import { createRoute, z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/cache-tags'
import { NotFoundError } from '../errors'
import { answerText } from '../http/answer-text'
import { contentDisposition } from '../http/content-disposition'
import { readId } from '../http/read-id'
import { createRouter, refusal } from '../http/router'
import { setCacheTags } from '../http/set-cache-tags'
import type { Services } from '../services'
import { findSettings } from '../settings/store'
import { writeVCard } from '../text-files/vcard'
import { presentPerson } from './presenter'
import { findPerson } from './store'
import { vcardOfPerson } from './vcard-of-person'

const file = createRoute({
  method: 'get',
  path: '/persons/{id}/contact.vcf',
  summary: 'A contact person for an address book',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: { description: 'A vCard', content: { 'text/vcard': { schema: z.string() } } },
    304: { description: 'The client has it already' },
    404: refusal('There is none'),
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
    const card = vcardOfPerson(person, await findSettings(db, locale), env.SITE_URL)
    c.header('Content-Disposition', contentDisposition('attachment', `${person.name}.vcf`))
    return answerText(c, writeVCard(card), 'text/vcard')
  })
}
