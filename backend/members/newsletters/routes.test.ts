import { expect, it } from 'vitest'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

async function storeIssue(): Promise<number> {
  const [issue] = await backend.services.db
    .insert(newsletterIssues)
    .values({
      slug: 'ausgabe',
      subject: { de: 'Neues', en: '' },
      text: { de: '<p>Guten <strong>Tag</strong></p>', en: '' },
      topics: ['policy'],
      languages: ['de'],
    })
    .returning()
  if (!issue) throw new Error('The issue was not stored.')
  return issue.id
}

it('previews both parts of the mail of an issue to staff, in its languages', async () => {
  const path = `administration/newsletter-issues/${await storeIssue()}/preview/`
  const office = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'office' }))
  const html = await office.call('GET', `/de/api/${path}`)
  expect(html.status).toBe(200)
  expect(html.headers.get('Content-Type')).toContain('text/html')
  expect(html.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(await html.text()).toContain('Guten <strong')

  const text = await office.call('GET', `/de/api/${path}?part=text`)
  expect(text.headers.get('Content-Type')).toContain('text/plain')
  const body = await text.text()
  expect(body).toContain('Guten Tag')
  expect(body).toContain('Impressum: https://buehnenhaus.test/')

  expect((await office.call('GET', `/en/api/${path}`)).status).toBe(404)
  expect((await backend.get(`/de/api/${path}`)).status).toBe(401)
})
