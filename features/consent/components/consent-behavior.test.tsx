import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { askForConsent } from '../dialog'
import type { ConsentTexts } from '../texts'
import { ConsentBehavior } from './consent-behavior'

const address = vi.hoisted(() => ({ current: '/de/mediathek' }))
vi.mock('@/lib/i18n/plain-navigation', () => ({ useFullAddress: () => address.current }))
vi.mock('@/components/behavior/when-idle', () => ({
  runWhenIdle: (work: () => void) => {
    work()
    return () => undefined
  },
}))
vi.mock('../dialog', () => ({ askForConsent: vi.fn(), closeQuestion: vi.fn(), openSettings: vi.fn() }))

const texts: ConsentTexts = {
  locale: 'de',
  title: '',
  text: '',
  acceptAll: '',
  refuseAll: '',
  choose: '',
  settings: { title: '', text: '', save: '', close: '', necessary: '', necessaryText: '', media: '', mediaText: '' },
  services: [],
  links: [],
}

beforeEach(() => {
  vi.mocked(askForConsent).mockClear()
  address.current = '/de/mediathek'
})

/** Renders a page with third-party media and waits for dynamic imports. */
async function visit(mark?: 'toolbar') {
  renderIn(
    'de',
    <>
      <div data-foreign-media />
      {mark && <section data-editor-toolbar />}
      <ConsentBehavior texts={texts} exceptions={['/de/recht/datenschutz']} />
    </>,
  )
  await vi.dynamicImportSettled()
}

it('asks for consent on a page with third-party media', async () => {
  await visit()
  await waitFor(() => expect(askForConsent).toHaveBeenCalledOnce())
})

it.each(['/de/recht/datenschutz', '/de/recht/datenschutz?a=b'])('does not ask for consent on %s', async (exception) => {
  address.current = exception
  await visit()
  expect(askForConsent).not.toHaveBeenCalled()
})

it('does not ask in a preview, whose toolbar the question would cover', async () => {
  await visit('toolbar')
  expect(askForConsent).not.toHaveBeenCalled()
})
