import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StaticMarkup } from './static-markup'

test('what stands in the elements stays text, and addresses stay attributes', () => {
  render(
    <StaticMarkup>
      <a href={'/de/"onclick="alert(1)'}>{'<img src=x onerror=alert(1)> & mehr'}</a>
    </StaticMarkup>,
  )
  const link = screen.getByRole('link', { name: '<img src=x onerror=alert(1)> & mehr' })
  expect(link).toHaveAttribute('href', '/de/"onclick="alert(1)')
  expect(link).not.toHaveAttribute('onclick')
  expect(link.querySelector('img')).toBeNull()
})

test('what is the same wherever an object is shown is rendered once', () => {
  const entry = { title: 'Themen' }
  const kept = { in: new WeakMap<object, string>(), by: entry }
  const Title = vi.fn(({ title }: { title: string }) => <p>{title}</p>)
  const show = (cached: typeof kept | null) =>
    render(
      <StaticMarkup as="li" cached={cached}>
        <Title {...entry} />
      </StaticMarkup>,
    )
  const first = show(kept).container.innerHTML
  expect(show(kept).container.innerHTML).toBe(first)
  expect(Title).toHaveBeenCalledTimes(1)
  show(null)
  expect(Title).toHaveBeenCalledTimes(2)
})
