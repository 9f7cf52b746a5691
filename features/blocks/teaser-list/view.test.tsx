import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { imageOf, moduleOf } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

/** The slider's buttons come when it is near; without a layout nothing is. */
class FarAway {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', FarAway))

const teaser = (data: Record<string, unknown> = {}) =>
  moduleOf('teaserlistitem', {
    image: imageOf('licht'),
    link: '/de/themen',
    preline: 'Recht',
    headline: 'Bühnenbeschäftigtenvergütungstarifvertrag',
    subline: 'Ab Januar',
    text: 'Was er regelt.',
    ...data,
  })

const show = (extra_class: string, ...children: ReturnType<typeof teaser>[]) =>
  showModules([moduleOf('teaserlist', { extra_class, anchor: 'auswahl' }, { children })])

const three = '(min-width: 66em) min(33.3vw, 40rem), (min-width: 45em) min(50vw, 60rem), 100vw'

test.each([
  ['standard', three],
  ['two-column', '(min-width: 45em) min(50vw, 60rem), 100vw'],
])('%s is a list with pictures that fit', async (variant, sizes) => {
  const { container } = show(variant, teaser(), teaser({ headline: 'Ruhezeit' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(container.querySelector('source')).toHaveAttribute('sizes', sizes)
  expect(container.querySelector(`#auswahl[data-variant="${variant}"]`)).toBeVisible()
  await expectAccessible(container)
})

test('slide is a named list that can be scrolled by key, with pictures that fit', async () => {
  // What cannot be shown is reported, and is no slide.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { container } = show('slide', teaser(), teaser({ headline: 'Ruhezeit' }), moduleOf('hologram', {}))
  expect(screen.getByRole('list', { name: 'Auswahl' })).toHaveAttribute('tabindex', '0')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(container.querySelector('source')).toHaveAttribute(
    'sizes',
    '(min-width: 70em) min(33.3vw, 40rem), (min-width: 50em) min(50vw, 60rem), 100vw',
  )
  await expectAccessible(container)
})

test('each teaser has one link, called by its headline', () => {
  show('standard', teaser())
  expect(screen.getByRole('link', { name: 'Bühnenbeschäftigtenvergütungstarifvertrag' })).toHaveAttribute(
    'href',
    '/de/themen',
  )
})

test('equal labels are distinguished by the headline', () => {
  show('standard', teaser({ link_text: 'Mehr' }))
  expect(screen.getByRole('link', { name: /^Mehr ?: Bühnenbeschäftigten/ })).toBeVisible()
})

test('a headline alone is enough', () => {
  show('standard', moduleOf('teaserlistitem', { headline: 'Ruhezeit' }))
  const item = screen.getByRole('listitem')
  expect(item).toHaveTextContent(/^Ruhezeit$/)
  expect(item.querySelectorAll('p, picture, a')).toHaveLength(0)
})

test.each(['standard', 'slide', 'two-column'])('%s without teasers is nothing', (variant) => {
  const { container } = show(variant)
  expect(container.querySelector('#auswahl')).toBeNull()
})

const found = (...headlines: string[]) => ({
  selection: { source: 'press', category: null, count: 3 },
  items: headlines.map((headline, index) => ({
    headline,
    preline: '1. März 2026 · Tarif',
    subline: '',
    text: 'Worum es geht.',
    image: index === 0 ? imageOf('presse') : null,
    link: `/de/pressemitteilungen/x/${index + 1}`,
    link_text: '',
  })),
})

const showRecords = (extra_class: string, records: unknown) =>
  showModules([
    moduleOf('headline', { content: 'Presse', headline_level: 2 }),
    moduleOf('teaserlist', { extra_class, anchor: 'auswahl', records }, { children: [teaser()] }),
  ])

test.each(['standard', 'slide', 'two-column'])(
  '%s shows records instead of its own teasers',
  async (variant) => {
    const { container } = showRecords(variant, found('Tarifrunde beginnt', 'Mehr Besuche'))
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      'Tarifrunde beginnt',
      'Mehr Besuche',
    ])
    expect(screen.getByRole('link', { name: 'Mehr Besuche' })).toHaveAttribute(
      'href',
      '/de/pressemitteilungen/x/2',
    )
    expect(items[0]).toHaveTextContent('1. März 2026 · Tarif')
    await expectAccessible(container)
  },
)

test('the headline of a record in another language is marked as that', () => {
  const records = found('Tarifrunde beginnt', 'Stage manager')
  showRecords('standard', {
    ...records,
    items: records.items.map((item, index) => ({ ...item, language: index === 1 ? 'en' : null })),
  })
  expect(screen.getByRole('heading', { name: 'Stage manager' })).toHaveAttribute('lang', 'en-US')
  expect(screen.getByRole('heading', { name: 'Tarifrunde beginnt' })).not.toHaveAttribute('lang')
})

test('without records to be shown it is nothing, whatever was written before', () => {
  const { container } = showRecords('standard', found())
  expect(container.querySelector('#auswahl')).toBeNull()
  expect(screen.queryByText('Bühnenbeschäftigtenvergütungstarifvertrag')).toBeNull()
})
