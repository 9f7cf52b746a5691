import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { imageListClasses } from '@/lib/contract/blocks/image-list'
import { expectAccessible } from '@/tests/axe'
import { imageOf, moduleOf } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

/** Nothing comes near in a test without a layout. */
class FarAway {
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', FarAway))

const item = (data: Record<string, unknown> = {}) =>
  moduleOf('imagelistitem', { image: imageOf('licht'), ...data })
const list = (extra_class: string, children = [item(), item()]) =>
  moduleOf('imagelist', { extra_class }, { children })

test.each(imageListClasses)('the pictures of a %s are the items of a list', async (extra_class) => {
  const { container } = showModules([list(extra_class)])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByRole('img', { name: 'Lichtkegel im Nebel' })).toHaveLength(2)
  await expectAccessible(container)
})

test('the slider has a name and buttons, the others have none', () => {
  showModules([list('slider')])
  expect(screen.getByRole('group', { name: 'Bilder' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Weiter' })).toBeInTheDocument()
})

test('description, credit and link stand with the picture', () => {
  showModules([list('standard', [item({ description: 'Probe', link: '/de/themen' })])])
  expect(screen.getByRole('figure')).toHaveTextContent('ProbeBild: VBO')
  expect(screen.getByRole('link', { name: 'Lichtkegel im Nebel' })).toHaveAttribute('href', '/de/themen')
})

test.each(imageListClasses)('a %s without pictures is nothing', (extra_class) => {
  showModules([list(extra_class, [item({ image: null })])])
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('three in a row ask for a third of the page', () => {
  const { container } = showModules([list('standard')])
  expect(container.querySelector('source')).toHaveAttribute(
    'sizes',
    '(min-width: 64em) min(33.3vw, 40rem), (min-width: 45em) min(50vw, 60rem), 100vw',
  )
})
