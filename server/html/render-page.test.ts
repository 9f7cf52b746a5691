import { expect, it } from 'vitest'
import { setResponseStatus } from '@/lib/render-context'
import { brokenHeader } from '@/lib/render-headers'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const nextErrorPage = '<!DOCTYPE html><html id="__next_error__"><head></head><body><script></script></body></html>'

it('renders the site’s error page, uncached, if the page throws', async () => {
  let isFixed = false
  const { handler, renders } = createFakePages(({ headers }) => {
    if (isFixed) return { html: '<p>fixed</p>' }
    if (!headers[brokenHeader]) return { html: nextErrorPage, status: 500 }
    setResponseStatus(500)
    return { html: '<p>Fehler 500</p>', isPublic: false }
  })
  const { port } = await startTestSite({ handler })
  expect(await fetchResponse(port, '/de/a?x=1')).toMatchObject({ status: 500, text: '<p>Fehler 500</p>' })
  expect(renders.map(({ url }) => url)).toEqual(['/de/a', '/de/a'])
  isFixed = true
  const forged = { headers: { [brokenHeader]: '1', cookie: 'editor=1' } }
  expect(await fetchResponse(port, '/de/a?x=1', forged)).toMatchObject({ status: 200, text: '<p>fixed</p>' })
})

it('returns 500 if the error page throws too', async () => {
  const { handler } = createFakePages(() => ({ html: nextErrorPage, status: 500 }))
  const { port } = await startTestSite({ handler })
  expect((await fetchResponse(port, '/de/a')).status).toBe(500)
})
