import { expect, it } from 'vitest'
import { announceTags } from '@/lib/cache-tags'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

async function startEmptySite() {
  const state = { isPublic: true }
  const { handler, renders } = createFakePages(({ url = '' }) =>
    /^\/(de|en)\/404$/.test(url)
      ? { html: `<p>404 ${url.slice(1, 3)}</p>`, status: 404, tags: ['nav:de'], ...state }
      : { html: '', status: 404, isMissing: true, isPublic: false },
  )
  const listRenders = () => renders.map(({ url }) => url).filter((url) => url?.endsWith('/404'))
  return { ...(await startTestSite({ handler, mayBypass: async () => true })), listRenders, state }
}

it('unknown addresses share one 404 page of their language, rendered once', async () => {
  const { port, listRenders } = await startEmptySite()
  for (const path of ['/de/a', '/de/b/c?x=1', '/en/a', '/en/b', '/foo.txt', '/de/404', '/en/404?x=2']) {
    const language = path.startsWith('/en') ? 'en' : 'de'
    expect(await fetchResponse(port, path)).toMatchObject({
      status: 404,
      text: `<p>404 ${language}</p>`,
      headers: { 'cache-control': 'no-store', 'content-security-policy': expect.any(String) },
    })
  }
  expect(listRenders()).toEqual(['/de/404', '/en/404'])
})

it('renders the 404 page again after a change of its tags', async () => {
  const { port, listRenders } = await startEmptySite()
  await fetchResponse(port, '/de/a')
  announceTags(['nav:de'])
  await fetchResponse(port, '/de/b')
  expect(listRenders()).toEqual(['/de/404', '/de/404'])
})

it('caches the 404 page only if it is public', async () => {
  const { port, listRenders, state } = await startEmptySite()
  state.isPublic = false
  await fetchResponse(port, '/de/a')
  await fetchResponse(port, '/de/b')
  expect(listRenders()).toHaveLength(2)
})

it('sends the 404 page to editors too, and only the status to Next’s router', async () => {
  const { port, listRenders } = await startEmptySite()
  const asEditor = await fetchResponse(port, '/de/a', { headers: { cookie: 'sessionid=a; editor=1' } })
  expect(asEditor).toMatchObject({ status: 404, text: '<p>404 de</p>' })
  const asRouter = await fetchResponse(port, '/de/a?_rsc=1', { headers: { rsc: '1' } })
  expect(asRouter).toMatchObject({
    status: 404,
    text: '',
    headers: { 'content-type': 'text/x-component', 'cache-control': 'no-store' },
  })
  expect(listRenders()).toEqual(['/de/404'])
})
