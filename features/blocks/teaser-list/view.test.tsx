import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createImage, createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

/** An observer that reports nothing, because tests have no layout. */
class SilentObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', SilentObserver))

const createTeaser = (data: Record<string, unknown> = {}) =>
  createModule('teaserlistitem', {
    image: createImage('licht'),
    link: '/de/themen',
    preline: 'Recht',
    headline: 'Bühnenbeschäftigtenvergütungstarifvertrag',
    subline: 'Ab Januar',
    text: 'Was er regelt.',
    ...data,
  })

const show = (extra_class: string, ...children: ReturnType<typeof createTeaser>[]) =>
  showModules([createModule('teaserlist', { extra_class, anchor: 'auswahl' }, { children })])

const threeColumnSizes = '(min-width: 66em) min(33.3vw, 40rem), (min-width: 45em) min(50vw, 60rem), 100vw'

it.each([
  ['standard', threeColumnSizes],
  ['two-column', '(min-width: 45em) min(50vw, 60rem), 100vw'],
])('%s is a list with pictures of suitable sizes', async (variant, sizes) => {
  const { container } = show(variant, createTeaser(), createTeaser({ headline: 'Ruhezeit' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(container.querySelector('source')).toHaveAttribute('sizes', sizes)
  expect(container.querySelector(`#auswahl[data-variant="${variant}"]`)).toBeVisible()
  await expectAccessible(container)
})

it('slide is a named list that scrolls by keyboard, with pictures of suitable sizes', async () => {
  // An unknown module is reported and omitted.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { container } = show('slide', createTeaser(), createTeaser(), createModule('hologram', {}))
  expect(screen.getByRole('list', { name: 'Auswahl' })).toHaveAttribute('tabindex', '0')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(container.querySelector('source')).toHaveAttribute(
    'sizes',
    '(min-width: 70em) min(33.3vw, 40rem), (min-width: 50em) min(50vw, 60rem), 100vw',
  )
  await expectAccessible(container)
})

it('has one link for each teaser, named by its headline', () => {
  show('standard', createTeaser())
  expect(screen.getByRole('link', { name: 'Bühnenbeschäftigtenvergütungstarifvertrag' })).toHaveAttribute(
    'href',
    '/de/themen',
  )
})

it('distinguishes equal labels by the headline', () => {
  show('standard', createTeaser({ link_text: 'Mehr' }))
  expect(screen.getByRole('link', { name: /^Mehr ?: Bühnenbeschäftigten/ })).toBeVisible()
})

it('renders a teaser with only a headline', () => {
  show('standard', createModule('teaserlistitem', { headline: 'Ruhezeit' }))
  const item = screen.getByRole('listitem')
  expect(item).toHaveTextContent(/^Ruhezeit$/)
  expect(item.querySelectorAll('p, picture, a')).toHaveLength(0)
})

it.each(['standard', 'slide', 'two-column'])('renders nothing for %s without teasers', (variant) => {
  const { container } = show(variant)
  expect(container.querySelector('#auswahl')).toBeNull()
})

const createRecords = (...headlines: string[]) => ({
  selection: { source: 'press', category: null, count: 3 },
  items: headlines.map((headline, index) => ({
    headline,
    preline: '1. März 2026 · Tarif',
    subline: '',
    text: 'Worum es geht.',
    image: index === 0 ? createImage('presse') : null,
    link: `/de/pressemitteilungen/x/${index + 1}`,
    link_text: '',
  })),
})

const showRecords = (extra_class: string, records: unknown) =>
  showModules([
    createModule('headline', { content: 'Presse', headline_level: 2 }),
    createModule('teaserlist', { extra_class, anchor: 'auswahl', records }, { children: [createTeaser()] }),
  ])

it.each(['standard', 'slide', 'two-column'])('%s renders records instead of teasers', async (variant) => {
  const { container } = showRecords(variant, createRecords('Tarifrunde beginnt', 'Mehr Besuche'))
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(['Tarifrunde beginnt', 'Mehr Besuche'])
  expect(screen.getByRole('link', { name: 'Mehr Besuche' })).toHaveAttribute('href', '/de/pressemitteilungen/x/2')
  expect(items[0]).toHaveTextContent('1. März 2026 · Tarif')
  await expectAccessible(container)
})

it('marks the language of a headline in another language', () => {
  const records = createRecords('Tarifrunde beginnt', 'Stage manager')
  showRecords('standard', {
    ...records,
    items: records.items.map((item, index) => ({ ...item, language: index === 1 ? 'en' : null })),
  })
  expect(screen.getByRole('heading', { name: 'Stage manager' })).toHaveAttribute('lang', 'en-US')
  expect(screen.getByRole('heading', { name: 'Tarifrunde beginnt' })).not.toHaveAttribute('lang')
})

it('renders nothing without matching records, even with teasers', () => {
  const { container } = showRecords('standard', createRecords())
  expect(container.querySelector('#auswahl')).toBeNull()
  expect(screen.queryByText('Bühnenbeschäftigtenvergütungstarifvertrag')).toBeNull()
})
