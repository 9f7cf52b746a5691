import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { logos } from '.'

it.each(logos)('$key is a small PNG with a transparent background and alternative texts', async ({ file, alt }) => {
  const path = fileURLToPath(new URL(file, import.meta.url))
  expect(await sharp(path).metadata()).toMatchObject({ format: 'png', width: 960, hasAlpha: true })
  expect((await stat(path)).size).toBeLessThanOrEqual(10 * 1024)
  expect(alt.de).not.toBe(alt.en)
})
