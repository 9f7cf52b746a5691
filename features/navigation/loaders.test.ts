import { beforeEach, expect, it, vi } from 'vitest'
import { installTransport } from '@/lib/api/transport'
import { loadFrame } from './loaders'

const report = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(report)
})

function mockSettings(status: number): void {
  installTransport(async ({ url }) => {
    if (url.endsWith('/settings/')) return Response.json({ detail: 'No settings' }, { status })
    return Response.json(url.endsWith('/nav') ? { navigation: { menu: [], footer: [] } } : [])
  })
}

it('loads the frame without settings before the setup of a site, without a report', async () => {
  mockSettings(404)
  expect(await loadFrame('de')).toMatchObject({ settings: null, dataProtection: '/de/datenschutz' })
  expect(report).not.toHaveBeenCalled()
})

it('reports settings that could not be loaded', async () => {
  mockSettings(500)
  expect(await loadFrame('de')).toMatchObject({ settings: null })
  expect(report).toHaveBeenCalledWith('Could not load the settings of the frame', '500 No settings')
})
