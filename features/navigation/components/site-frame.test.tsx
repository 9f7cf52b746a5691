import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageFrameProvider } from '@/components/page-frame/page-frame-provider'
import { renderIn } from '@/tests/render'
import { SiteFrame, type SiteFrameProps } from './site-frame'

vi.mock('../loaders', () => ({
  loadFrame: async () => ({ navigation: { menu: [], footer: [] }, settings: null, dataProtection: '/de/datenschutz' }),
}))

async function renderFrame(address: string, overrides: Partial<SiteFrameProps> = {}) {
  const props = { locale: 'de', layout: 'public', alternates: { de: address, en: null } } as const
  renderIn('de', await SiteFrame({ ...props, children: null, ...overrides }))
  return screen.queryByRole('complementary')
}

it.each<[string, Partial<SiteFrameProps>, boolean]>([
  ['/de/themen', {}, true],
  ['/de/newsletter', {}, false],
  ['/de/themen', { layout: 'account' }, false],
  ['/de/themen', { hasNewsletter: false }, false],
])('invites to the newsletter on %s (%j): %s', async (address, overrides, isInvited) => {
  expect((await renderFrame(address, overrides)) !== null).toBe(isInvited)
})

describe('the dehydrated state', () => {
  const user = { first_name: 'Ada', last_name: 'Lux', email: 'ada@example.org', group: 'Mitglied' }
  const account = { user, navigation: { pages: [], unionCategories: [], downloadCategories: [] } }

  async function readState(overrides: Partial<SiteFrameProps>): Promise<string> {
    const props = { locale: 'de', layout: 'public', alternates: { de: '/de/themen', en: null } } as const
    const { type, props: frame } = await SiteFrame({ ...props, children: null, ...overrides })
    expect(type).toBe(PageFrameProvider)
    return JSON.stringify({ digest: frame.digest, dehydratedState: frame.dehydratedState })
  }

  afterEach(() => void vi.useRealTimers())

  it('has equal bytes at any time, on any server, and no data of a session', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z') })
    const state = await readState({})
    vi.setSystemTime(new Date('2026-11-29T11:00:00Z'))
    expect(await readState({})).toBe(state)
    expect(state).toContain('/de/themen')
    expect(state).not.toContain('account')
  })

  it('is another entry of the cache when the page changes', async () => {
    const before: { digest: string } = JSON.parse(await readState({}))
    const after: { digest: string } = JSON.parse(
      await readState({ alternates: { de: '/de/themen', en: '/en/topics' } }),
    )
    expect(after.digest).not.toBe(before.digest)
  })

  it('has the account on a page of the members’ area', async () => {
    expect(await readState({ layout: 'account', selfService: account })).toContain('ada@example.org')
    expect(await readState({ layout: 'account', selfService: null })).not.toContain('account')
  })
})
