import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { scenes } from '@/demo/drawing/scenes'
import { pictures } from '.'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

describe('pictures', () => {
  it('has 30 entries, each with a scene', () => {
    expect(pictures).toHaveLength(30)
    expect(pictures.map(({ key }) => key).sort()).toEqual(scenes.map(({ key }) => key).sort())
  })

  it('has files of at most 9 MB in total', async () => {
    const sizes = await Promise.all(pictures.map(async ({ file }) => (await stat(path(file))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9 * 1024 * 1024)
  })
})

describe.each(pictures)('$key', ({ file, alt, description, copyright, focal }) => {
  it('has a progressive JPEG of at least 1,800 pixels and at most 350 KB', async () => {
    const { format, width, isProgressive } = await sharp(path(file)).metadata()
    expect({ format, isProgressive }).toEqual({ format: 'jpeg', isProgressive: true })
    expect(width).toBeGreaterThanOrEqual(1800)
    expect((await stat(path(file))).size).toBeLessThanOrEqual(350 * 1024)
  })

  it('has texts in both languages, a copyright and a focal point', () => {
    for (const words of [alt.de, alt.en, description.de, description.en]) expect(words.trim().length).toBeGreaterThan(4)
    expect(alt.de).not.toBe(alt.en)
    expect(copyright).not.toBe('')
    expect(Math.min(focal.x, focal.y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(focal.x, focal.y)).toBeLessThanOrEqual(1)
  })
})
