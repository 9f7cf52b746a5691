import { expect, it } from 'vitest'
import type { Thumbs } from '@/lib/contract/media/image'
import { listPictureSources, toFocalStep } from './sources'

function createThumb(width: number) {
  return {
    avif: `/media/${width}.avif`,
    webp: `/media/${width}.webp`,
    jpg: `/media/${width}.jpg`,
    width,
    height: width / 2,
  }
}

const thumbs: Thumbs = {
  small: createThumb(640),
  medium: createThumb(960),
  large: createThumb(1280),
  xlarge: createThumb(1920),
}

it('switches the sizes at 720, 1024 and 1280 px, with avif before webp', () => {
  expect(listPictureSources(thumbs).map(({ media, type, width }) => [media, type, width])).toEqual([
    ['(min-width: 1280px)', 'image/avif', 1920],
    ['(min-width: 1280px)', 'image/webp', 1920],
    ['(min-width: 1024px)', 'image/avif', 1280],
    ['(min-width: 1024px)', 'image/webp', 1280],
    ['(min-width: 720px)', 'image/avif', 960],
    ['(min-width: 720px)', 'image/webp', 960],
    [undefined, 'image/avif', 640],
    [undefined, 'image/webp', 640],
  ])
})

it('offers smaller sizes, too, for a narrow column on a wide screen', () => {
  const [widest] = listPictureSources(thumbs)
  expect(widest?.srcSet).toBe(
    '/media/640.avif 640w, /media/960.avif 960w, /media/1280.avif 1280w, /media/1920.avif 1920w',
  )
})

it('offers a small original once', () => {
  const small: Thumbs = {
    small: createThumb(640),
    medium: createThumb(800),
    large: createThumb(800),
    xlarge: createThumb(800),
  }
  expect(listPictureSources(small)[0]?.srcSet).toBe('/media/640.avif 640w, /media/800.avif 800w')
})

it.each([
  [0, 0],
  [0.04, 0],
  [0.5, 5],
  [0.96, 10],
  [-1, 0],
  [2, 10],
])('rounds the focal point %d to step %d', (position, step) => {
  expect(toFocalStep(position)).toBe(step)
})
