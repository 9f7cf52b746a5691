import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { animateFrom, endAnimation, getCurrentPose } from './animate-from'
import { mockAnimations, preferReducedMotion, waitForMotion } from './motion.fixture'

let animations: ReturnType<typeof mockAnimations> = []
beforeEach(() => {
  animations = mockAnimations()
})

function createElement(): HTMLElement {
  render(<p>Vorhang</p>)
  return screen.getByText('Vorhang')
}

it('does not animate before the library has loaded', () => {
  preferReducedMotion(false)
  animateFrom(createElement(), { opacity: '0' }, 0.7)
  expect(animations).toEqual([])
})

it('animates an element from another pose and leaves no inline styles', async () => {
  await waitForMotion()
  const element = createElement()
  animateFrom(element, { opacity: '0' }, 0.7)
  expect(animations).toMatchObject([{ element, keyframes: { opacity: ['0', ''] }, duration: 700 }])
  expect(getCurrentPose(element)).not.toBeNull()
  animations[0]?.finish()
  await Promise.resolve()
  await Promise.resolve()
  expect(getCurrentPose(element)).toBeNull()
  expect(element.outerHTML).toBe('<p>Vorhang</p>')
})

it('leaves no inline styles after an aborted animation', async () => {
  await waitForMotion()
  const element = createElement()
  animateFrom(element, { transform: 'translate(0px, 40px)' }, 0.4)
  endAnimation(element)
  expect(getCurrentPose(element)).toBeNull()
  expect(element.outerHTML).toBe('<p>Vorhang</p>')
})

it('does not animate with reduced motion', async () => {
  await waitForMotion()
  preferReducedMotion(true)
  animateFrom(createElement(), { opacity: '0' }, 0.7)
  expect(animations).toEqual([])
})
