import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StaticMarkup } from './static-markup'

it('escapes texts and attributes', () => {
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

it('renders the cached markup of an object once', () => {
  const entry = { title: 'Themen' }
  const cached = { cache: new WeakMap<object, string>(), key: entry }
  const Title = vi.fn(({ title }: { title: string }) => <p>{title}</p>)
  const show = (cacheEntry: typeof cached | null) =>
    render(
      <StaticMarkup as="li" cached={cacheEntry}>
        <Title {...entry} />
      </StaticMarkup>,
    )
  const first = show(cached).container.innerHTML
  expect(show(cached).container.innerHTML).toBe(first)
  expect(Title).toHaveBeenCalledTimes(1)
  show(null)
  expect(Title).toHaveBeenCalledTimes(2)
})
