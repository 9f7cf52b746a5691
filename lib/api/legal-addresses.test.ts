import { expect, it, vi } from 'vitest'
import { aPage } from '@/tests/factories/page'
import { withRenderContext } from '../render-context'
import { readLegalAddresses, readPublishedLegalAddress } from './legal-addresses'
import { installTransport } from './transport'

it('returns the new addresses of moved pages and the initial ones of others', async () => {
  const list = [
    { old_path: '/de/datenschutz', new_path: '/de/recht/datenschutz' },
    { old_path: '/en/imprint', new_path: '/en/legal' },
  ]
  installTransport(async () => Response.json(list))
  expect(await readLegalAddresses('de')).toEqual({
    imprint: '/de/impressum',
    dataProtection: '/de/recht/datenschutz',
    socialMedia: '/de/datenschutz-social-media',
    prizeDraw: '/de/gewinnspiel',
  })
})

it.each([
  ['is published', Response.json(aPage({ id: 7 })), '/en/privacy', 'link:7:en'],
  ['is not published yet', Response.json({ detail: 'Page offline' }, { status: 404 }), null, 'addresses'],
  ['may be published, as the backend is busy', Response.json({ detail: 'Busy' }, { status: 503 }), '/en/privacy', null],
])('returns the address of a legal page that %s', async (_, response, address, tag) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const requestedPaths: string[] = []
  installTransport(async ({ url }) => {
    if (url.endsWith('/redirect')) {
      return Response.json([{ old_path: '/en/data-protection', new_path: '/en/privacy' }])
    }
    requestedPaths.push(new URL(url).pathname)
    return response
  })
  await withRenderContext(async ({ tags }) => {
    expect(await readPublishedLegalAddress('en', 'dataProtection')).toBe(address)
    expect(requestedPaths).toEqual(['/en/pageeditor-api/page/privacy'])
    const otherTags = [...tags].filter((name) => !name.startsWith('redirect'))
    expect(otherTags).toEqual(tag === null ? [] : [tag])
  })
})
