import { expect, it } from 'vitest'
import { aPage } from '@/tests/factories/page'
import { withRenderContext } from '../render-context'
import { getLegalAddresses, getPublishedLegalAddress } from './legal-addresses'
import { installTransport } from './transport'

it('has each legal page where it moved, and the others where they were first', async () => {
  const list = [
    { old_path: '/de/datenschutz', new_path: '/de/recht/datenschutz' },
    { old_path: '/en/imprint', new_path: '/en/legal' },
  ]
  installTransport(async () => Response.json(list))
  expect(await getLegalAddresses('de')).toEqual({
    imprint: '/de/impressum',
    dataProtection: '/de/recht/datenschutz',
    socialMedia: '/de/datenschutz-social-media',
    prizeDraw: '/de/gewinnspiel',
  })
})

it.each([
  ['is', Response.json(aPage({ id: 7 })), '/en/privacy', 'link:7:en'],
  ['is not yet', Response.json({ detail: 'Page offline' }, { status: 404 }), null, 'addresses'],
  ['may be, since nobody says,', Response.json({ detail: 'Busy' }, { status: 503 }), '/en/privacy', null],
])('leads to a legal page where it %s', async (_, answer, address, tag) => {
  const asked: string[] = []
  installTransport(async ({ url }) => {
    if (url.endsWith('/redirect')) {
      return Response.json([{ old_path: '/en/data-protection', new_path: '/en/privacy' }])
    }
    asked.push(new URL(url).pathname)
    return answer
  })
  await withRenderContext(async ({ tags }) => {
    expect(await getPublishedLegalAddress('en', 'dataProtection')).toBe(address)
    expect(asked).toEqual(['/en/pageeditor-api/page/privacy'])
    const others = [...tags].filter((name) => !name.startsWith('redirect'))
    expect(others).toEqual(tag === null ? [] : [tag])
  })
})
