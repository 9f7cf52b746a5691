import { expect, it } from 'vitest'
import { deferMarkup } from '@/lib/render-context'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const menu = '<ul><li><a href="/de/a">Über „uns“</a></li></ul>'

it('inserts deferred markup into documents, and escaped into the data of a navigation', async () => {
  const { handler } = createFakePages(({ headers }) => {
    const html = `<nav>${deferMarkup(menu)}</nav>`
    if (!headers.rsc) return { html }
    return { html: `0:${JSON.stringify({ html })}\n`, headers: { 'content-type': 'text/x-component' } }
  })
  const { port } = await startTestSite({ handler })
  expect(await fetchResponse(port, '/de/a')).toMatchObject({ text: `<nav>${menu}</nav>` })
  const { text } = await fetchResponse(port, '/de/a?_rsc=1', { headers: { rsc: '1' } })
  expect(JSON.parse(text.slice(2))).toEqual({ html: `<nav>${menu}</nav>` })
})

it('keeps unknown comments, and defers nothing outside a render', async () => {
  const comment = `<!--markup ${'0'.repeat(64)}-->`
  const { handler } = createFakePages(() => ({ html: `${deferMarkup(menu)}${comment}` }))
  const { port } = await startTestSite({ handler })
  expect(await fetchResponse(port, '/de/a')).toMatchObject({ text: `${menu}${comment}` })
  expect(deferMarkup(menu)).toBe(menu)
})
