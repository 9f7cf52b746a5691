import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { SiteFrame, type SiteFrameProps } from './site-frame'

vi.mock('../loaders', () => ({
  loadFrame: async () => ({
    navigation: { menu: [], footer: [] },
    settings: null,
    dataProtection: '/de/datenschutz',
  }),
}))

async function renderFrame(address: string, parts: Partial<SiteFrameProps> = {}) {
  const props = { locale: 'de', layout: 'public', alternates: { de: address, en: null } } as const
  renderIn('de', await SiteFrame({ ...props, children: null, ...parts }))
  return screen.queryByRole('complementary')
}

test.each<[string, Partial<SiteFrameProps>, boolean]>([
  ['/de/themen', {}, true],
  ['/de/newsletter', {}, false],
  ['/de/themen', { layout: 'account' }, false],
  ['/de/themen', { showNewsletter: false }, false],
])('the invitation to the newsletter on %s (%j) is shown: %s', async (address, parts, isInvited) => {
  expect((await renderFrame(address, parts)) !== null).toBe(isInvited)
})
