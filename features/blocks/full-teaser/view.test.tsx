import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fullTeaserClasses } from '@/lib/contract/blocks/full-teaser'
import { expectAccessible } from '@/tests/axe'
import { createImage, createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const createTeaser = (data: Record<string, unknown>) =>
  createModule('fullteaser', {
    image: createImage('licht'),
    link: '/de/themen',
    link_text: 'Zu den Tarifverträgen',
    preline: 'Arbeit und Recht',
    headline: 'Bühnenbeschäftigtenvergütungstarifvertrag',
    text: 'Was er regelt.',
    ...data,
  })

const plainSizes = '(min-width: 53em) min(58.3vw, 70rem), 100vw'
const groundSizes = '(min-width: 49em) 50vw, 100vw'

it.each([
  ['default', undefined, 'start', plainSizes],
  ['image-right-bg-red', 'on-crimson', 'end', groundSizes],
  ['image-left-bg-red', 'on-crimson', 'start', groundSizes],
  ['image-right-bg-green', 'on-green', 'end', groundSizes],
  ['image-left-bg-green', 'on-green', 'start', groundSizes],
] as const)('%s has its background, and the picture on its side', async (extra_class, ground, side, sizes) => {
  const { container } = showModules([createTeaser({ extra_class })])
  expect(container.querySelector('.on-crimson, .on-green')?.className.split(' ').at(-1)).toBe(ground)
  expect(container.querySelector(`[data-picture="${side}"]`)).toBeVisible()
  expect(container.querySelector('source')).toHaveAttribute('sizes', sizes)
  await expectAccessible(container)
})

it('has no untested variant', () => {
  expect(fullTeaserClasses).toHaveLength(5)
})

it('names its only link by label and headline', () => {
  showModules([createTeaser({})])
  const name = /^Zu den Tarifverträgen ?: Bühnenbeschäftigten/
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/de/themen')
})

it('links the headline without a label', () => {
  showModules([createTeaser({ link_text: '' })])
  const heading = screen.getByRole('heading', { level: 2 })
  expect(heading).toContainElement(screen.getByRole('link', { name: 'Bühnenbeschäftigtenvergütungstarifvertrag' }))
})

it.each(['', 'javascript:alert(1)'])('has no link with the address %j', (link) => {
  showModules([createTeaser({ link })])
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('heading')).toBeVisible()
})

it('renders a teaser with only a headline', () => {
  const { container } = showModules([createModule('fullteaser', { headline: 'Licht aus', anchor: 'licht' })])
  expect(container.querySelector('#licht')).toHaveTextContent(/^Licht aus$/)
  expect(container.querySelectorAll('p, picture, a')).toHaveLength(0)
})
