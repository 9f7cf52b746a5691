import { expect, it } from 'vitest'
import { getLegalAddresses } from './legal-addresses'
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
