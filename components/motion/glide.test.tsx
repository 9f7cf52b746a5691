import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Glide } from './glide'
import { mockAnimations, preferReducedMotion, waitForMotion } from './motion.fixture'

let animations: ReturnType<typeof mockAnimations> = []
beforeEach(() => {
  animations = mockAnimations()
  // Elements are 100 px high and below each other, in the order of the document.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const precedingCount = [...document.querySelectorAll('[data-thing]')].indexOf(this)
    return new DOMRect(0, 100 * precedingCount, 300, 100)
  })
})

const root = createRef<HTMLUListElement>()

function List({ order }: { order: readonly string[] }) {
  return (
    <ul ref={root}>
      <Glide root={root} attribute="data-thing" order={order} isAnimated={(a, b) => a.length === b.length}>
        {order.map((name) => (
          <li key={name} data-thing={name}>
            {name}
            {name === 'Korb' && <b data-thing="Apfel">Apfel</b>}
          </li>
        ))}
      </Glide>
    </ul>
  )
}

async function rearrange(oldOrder: readonly string[], newOrder: readonly string[]): Promise<Record<string, unknown>> {
  await waitForMotion()
  const { rerender } = render(<List order={oldOrder} />)
  rerender(<List order={newOrder} />)
  await Promise.resolve()
  return Object.fromEntries(
    animations.map(({ element, keyframes }) => [element.getAttribute('data-thing'), keyframes.transform]),
  )
}

it('animates a moved element from its old position', async () => {
  expect(await rearrange(['Eins', 'Zwei', 'Drei'], ['Eins', 'Drei', 'Zwei'])).toEqual({
    Drei: ['translate(0px, 100px)', ''],
    Zwei: ['translate(0px, -100px)', ''],
  })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Eins', 'Drei', 'Zwei'])
})

it('does not animate children of a moved element separately', async () => {
  expect(Object.keys(await rearrange(['Korb', 'Eins'], ['Eins', 'Korb']))).toEqual(['Eins', 'Korb'])
})

it('does not animate elements far from the window', async () => {
  vi.stubGlobal('innerHeight', 100)
  const order = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']
  expect(await rearrange(order, ['Eins', 'Zwei', 'Drei', 'Fünf', 'Vier'])).toEqual({})
})

it('does not animate untracked changes, or with reduced motion', async () => {
  expect(await rearrange(['Eins', 'Zwei'], ['Zwei'])).toEqual({})
  preferReducedMotion(true)
  await Promise.resolve()
  const { rerender } = render(<List order={['Eins', 'Zwei']} />)
  rerender(<List order={['Zwei', 'Eins']} />)
  await Promise.resolve()
  expect(animations).toEqual([])
})
