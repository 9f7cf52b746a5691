import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Curtain } from './curtain'

const texts = { stop: 'Anhalten', start: 'Fortsetzen' }
let report: (isIntersecting: boolean) => void = () => {}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => callback([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})

const getCurtain = () => screen.getByRole('button').parentElement

it('moves only near the viewport', () => {
  render(<Curtain texts={texts} />)
  expect(getCurtain()).toHaveAttribute('data-moving', 'false')
  report(true)
  expect(getCurtain()).toHaveAttribute('data-moving', 'true')
  report(false)
  expect(getCurtain()).toHaveAttribute('data-moving', 'false')
})

it('stops for the visit by its button and resumes', () => {
  const { unmount } = render(<Curtain texts={texts} />)
  report(true)
  fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }))
  expect(getCurtain()).toHaveAttribute('data-moving', 'false')
  unmount()

  render(<Curtain texts={texts} />)
  report(true)
  expect(getCurtain()).toHaveAttribute('data-moving', 'false')
  fireEvent.click(screen.getByRole('button', { name: 'Fortsetzen' }))
  expect(getCurtain()).toHaveAttribute('data-moving', 'true')
})

it('stops without storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  render(<Curtain texts={texts} />)
  report(true)
  fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }))
  expect(getCurtain()).toHaveAttribute('data-moving', 'false')
})
